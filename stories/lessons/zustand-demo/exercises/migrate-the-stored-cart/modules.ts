import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as valibot from 'valibot'
import * as zustand from 'zustand'
import * as middleware from 'zustand/middleware'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  valibot,
  zustand,
  'zustand/middleware': middleware,
  './parts.tsx': parts,
}
