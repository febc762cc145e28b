import { composeStory } from '@storybook/react-vite'
import { ServerStyleSheet } from 'styled-components'
import { drawStory } from './drawStory.tsx'
import type { ComposedStory, FirstLook } from './drawStory.tsx'
import { shortNames } from './shortNames.ts'
// Every story has its decorators: the last preview that was defined.
import './preview.ts'

/** A module of stories, as its file exports it. */
export type StoryModule = Record<string, unknown>

type Parts = Parameters<typeof composeStory>

/** What a file exports as a story (`meta.story`). */
export interface StoryExport {
  input: Parts[0]
  meta: { input: Parts[1] }
}

/** The first looks of one page's demos, which share their styles. */
export interface PageOfLooks {
  /** @throws Error if the module has no such story, and what the story throws */
  draw(module: StoryModule, name: string): Promise<FirstLook>
  /** The CSS of all that was drawn so far. */
  styles(): string
}

/** A page without demos. */
export function openPage(): PageOfLooks {
  const sheet = new ServerStyleSheet()
  const names = shortNames()
  const css = () => sheet.getStyleTags().replaceAll(MARKS, '')
  return {
    async draw(module, name) {
      const story = module[name]
      if (!isStory(story)) throw new Error(`There is no story ${name}.`)
      const composed = await composedStory(story, name)
      const { html, requests } = await drawStory(composed, (element) => sheet.collectStyles(element))
      return { html: names.inHtml(html, css()), requests: names.inHtml(requests, css()) }
    },
    styles: () => names.inCss(css()),
  }
}

/** A story with what it has loaded, as `drawStory` renders it. */
export async function composedStory({ input, meta }: StoryExport, name: string): Promise<ComposedStory> {
  for (const load of [meta.input, input].flatMap(loadersOf)) await load()
  // Not its own `Component`, which a story that extends another one lacks.
  return composeStory(input, meta.input, undefined, name)
}

/** What fetches code or data before a story renders; it is given nothing, as there is no canvas yet. */
function loadersOf({ loaders = [] }: { loaders?: unknown }): (() => Promise<unknown>)[] {
  return [loaders].flat() as (() => Promise<unknown>)[]
}

function isStory(exported: unknown): exported is StoryExport {
  return typeof exported === 'object' && exported !== null && 'input' in exported && 'meta' in exported
}

/** What the rules stand in, and what a browser would find them by. */
const MARKS = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\n/g
