import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as reactErrorBoundary from 'react-error-boundary'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as post from '#contract/post.ts'
import * as banner from '#ui/Banner.tsx'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  'react-error-boundary': reactErrorBoundary,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/post.ts': post,
  '#ui/Banner.tsx': banner,
  './parts.tsx': parts,
}
