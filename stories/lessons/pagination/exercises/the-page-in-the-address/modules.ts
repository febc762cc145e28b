import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactRouter from 'react-router-dom'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as parsePageParam from '#features/posts/parsePageParam.ts'
import * as postQueries from '#features/posts/postQueries.ts'
import * as turnPages from '../../demos/TurnPages.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': reactRouter,
  '@tanstack/react-query': reactQuery,
  '#api/ApiProvider.tsx': apiProvider,
  '#features/posts/parsePageParam.ts': parsePageParam,
  '#features/posts/postQueries.ts': postQueries,
  '../../demos/TurnPages.tsx': turnPages,
}
