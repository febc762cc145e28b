import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  './parts.tsx': parts,
}
