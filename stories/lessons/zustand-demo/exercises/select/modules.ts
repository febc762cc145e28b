import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as zustand from 'zustand'
import * as reactShallow from 'zustand/react/shallow'
import * as renderCount from '#course/renders/RenderCount.tsx'
import * as button from '#ui/Button.tsx'
import * as layout from '#ui/layout.ts'
import * as stage from '#course/story/Ground.ts'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  zustand,
  'zustand/react/shallow': reactShallow,
  '#course/renders/RenderCount.tsx': renderCount,
  '#ui/Button.tsx': button,
  '#ui/layout.ts': layout,
  '#course/story/Ground.ts': stage,
}
