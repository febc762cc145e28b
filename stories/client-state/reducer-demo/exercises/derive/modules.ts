import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as button from '#ui/Button.tsx'
import * as stage from '../../../../Stage.ts'
import * as choreList from '../../ChoreList.tsx'
import * as parts from './parts.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '#ui/Button.tsx': button,
  '../../../../Stage.ts': stage,
  '../../ChoreList.tsx': choreList,
  './parts.tsx': parts,
}
