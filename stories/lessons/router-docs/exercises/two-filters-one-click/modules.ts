import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactRouter from 'react-router-dom'
import * as button from '#ui/Button.tsx'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': reactRouter,
  '#ui/Button.tsx': button,
  './parts.tsx': parts,
}
