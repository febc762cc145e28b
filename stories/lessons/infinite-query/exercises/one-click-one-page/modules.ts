import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as post from '#contract/post.ts'
import * as button from '#ui/Button.tsx'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/post.ts': post,
  '#ui/Button.tsx': button,
  './parts.tsx': parts,
}
