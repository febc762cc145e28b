import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as sidebar from '#course/firstPaint/keptSidebar.ts'
import * as storybook from '#course/storybook.ts'

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(file), 'utf8')

const preview = () => read('storybook/internal/preview/runtime')
const frame = () => read(resolve('storybook/package.json').replace('package.json', 'dist/manager/runtime.js'))
const page = () =>
  read(resolve('@storybook/builder-vite/package.json').replace('package.json', 'input/iframe.html'))

it.each([
  [
    'docs.renderer',
    'each page brings addon-docs’ own blocks (290 kB), and has no contents list',
    preview,
    'docsParameter.renderer()',
  ],
  ['the docs root', 'no page is drawn before its code is there', page, `id="${storybook.DOCS_ROOT}"`],
  ['the story root', 'a demo in a frame has no height', page, `id="${storybook.STORY_ROOT}"`],
  [
    'the error display',
    'a page that was not kept offline shows advice for authors',
    preview,
    storybook.SHOWS_ERROR.slice(1),
  ],
  [
    'what an unknown address says',
    'an address without a page shows an error for authors',
    preview,
    storybook.UNKNOWN_PAGE,
  ],
  [
    'the preview’s frame',
    'the drawn frame stays over Storybook’s own',
    frame,
    `"${storybook.PREVIEW_FRAME}"`,
  ],
  [
    'the list of pages',
    'the sidebar jumps to its top when the frame takes over',
    frame,
    sidebar.SIDEBAR_LIST,
  ],
  [
    'what scrolls that list',
    'the sidebar jumps to its top when the frame takes over',
    frame,
    sidebar.SIDEBAR_SCROLLER.slice(1, -1),
  ],
  [
    'the layout key',
    'the drawn frame has a sidebar of another width',
    () => read('storybook/manager-api'),
    `"${sidebar.LAYOUT_KEY}"`,
  ],
  [
    'the parameter of recording',
    'a page holds the document of each frame that it has shown',
    () => read('storybook/internal/instrumenter'),
    storybook.NOT_RECORDED,
  ],
  [
    '__originalFn__',
    'a check’s steps have a wrong “setup” in their names',
    () => read('storybook/internal/instrumenter'),
    '__originalFn__',
  ],
] as const)('without %s, %s', (_what, _breaks, file, text) => {
  expect(file()).toContain(text)
})
