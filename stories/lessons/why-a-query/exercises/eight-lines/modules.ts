import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as shownPosts from '#features/posts/ShownPosts.tsx'
import * as userButtons from '#features/posts/UserButtons.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#features/posts/ShownPosts.tsx': shownPosts,
  '#features/posts/UserButtons.tsx': userButtons,
}
