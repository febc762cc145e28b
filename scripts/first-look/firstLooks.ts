import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'
import type { Plugin } from 'vite'
import { exercises } from '../vite/exercises.ts'
import type { FirstLook } from './drawStory.tsx'
import type * as Page from './page.ts'
import { styledComponents } from '../vite/styledComponents.ts'

/** A story by its file, absolute, and the name that it has there. */
export interface StoryPlace {
  file: string
  name: string
}

/** The looks of one page, whose styles are collected together. */
export interface PageLooks {
  /** Draws a story after those that were asked for before it. */
  draw(story: StoryPlace): Promise<FirstLook>
  /** The CSS of all that was drawn so far. */
  styles(): string
}

/** Draws demos as they first look, in Node. */
export interface FirstLooks {
  page(): PageLooks
  close(): Promise<void>
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Gets ready to draw stories: they are TypeScript, and their preview is one for Node. To be closed in the end. */
export async function openFirstLooks(): Promise<FirstLooks> {
  const environment = createRunnableDevEnvironment('looks', await configuration(), {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  const { openPage } = await environment.runner.import<typeof Page>(pathOf('page.ts'))
  return {
    page() {
      const page = openPage()
      let last: Promise<unknown> = Promise.resolve()
      return {
        draw({ file, name }) {
          const drawn = last.then(() =>
            quietly(async () => page.draw(await environment.runner.import<Page.StoryModule>(file), name)),
          )
          last = drawn.catch(() => undefined)
          return drawn
        },
        styles: page.styles,
      }
    },
    close: () => environment.close(),
  }
}

async function configuration() {
  return await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      // Class names that depend on the file alone.
      oxc: { plugins: { styledComponents } },
      plugins: [exercises(), previewForNode()],
      environments: {
        looks: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  )
}

/** Gives stories a preview that needs no browser. */
export function previewForNode(): Plugin {
  return {
    name: 'preview-for-node',
    enforce: 'pre',
    resolveId: (source) => (source === '#storybook/preview.tsx' ? pathOf('preview.ts') : undefined),
  }
}

/** Does what writes to the console on purpose, as demos of mistakes do, without a word. What it throws is thrown. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { error, warn } = console
  console.error = console.warn = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { error, warn })
  }
}
