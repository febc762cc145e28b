import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as valibot from 'valibot'
import * as apiError from '#api/ApiError.ts'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as post from '#contract/post.ts'
import * as userFilter from '#features/posts/UserFilter.tsx'
import * as alert from '#ui/Alert.tsx'
import * as banner from '#ui/Banner.tsx'
import * as stage from '#course/story/Ground.ts'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  valibot,
  '#api/ApiError.ts': apiError,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/post.ts': post,
  '#features/posts/UserFilter.tsx': userFilter,
  '#ui/Alert.tsx': alert,
  '#ui/Banner.tsx': banner,
  '#course/story/Ground.ts': stage,
}
