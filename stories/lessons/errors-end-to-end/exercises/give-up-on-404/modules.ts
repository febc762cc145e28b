import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiError from '#api/ApiError.ts'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as post from '#contract/post.ts'
import * as alert from '#ui/Alert.tsx'
import * as banner from '#ui/Banner.tsx'
import * as button from '#ui/Button.tsx'
import * as stage from '#course/story/Ground.ts'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#api/ApiError.ts': apiError,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/post.ts': post,
  '#ui/Alert.tsx': alert,
  '#ui/Banner.tsx': banner,
  '#ui/Button.tsx': button,
  '#course/story/Ground.ts': stage,
}
