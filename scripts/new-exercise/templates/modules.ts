import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
}
