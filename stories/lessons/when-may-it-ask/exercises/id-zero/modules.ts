import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as staleTime from '#api/staleTime.ts'
import * as authorQueries from '#features/posts/authorQueries.ts'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#api/ApiProvider.tsx': apiProvider,
  '#api/staleTime.ts': staleTime,
  '#features/posts/authorQueries.ts': authorQueries,
  './parts.tsx': parts,
}
