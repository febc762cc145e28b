import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'
import type { Plugin } from 'vite'
import { exercises } from '../vite/exercises.ts'
import { listedTypes } from '../vite/listedTypes.ts'
import type { FirstLook } from './drawStory.tsx'
import type * as Page from './page.ts'

/** A story by its file, absolute, and the name that it has there. */
export interface StoryPlace {
  file: string
  name: string
}

/** Draws demos as they first look, in Node. */
export interface FirstLooks {
  /** The looks of one page: their styles are collected together. */
  page(): { draw(story: StoryPlace): Promise<FirstLook>; styles(): string }
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
      return {
        draw: async ({ file, name }) =>
          await page.draw(await environment.runner.import<Page.StoryModule>(file), name),
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
      oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
      plugins: [exercises(), listedTypes(), previewForNode()],
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

function previewForNode(): Plugin {
  return {
    name: 'preview-for-node',
    enforce: 'pre',
    resolveId: (source) => (source === '#storybook/preview.tsx' ? pathOf('preview.ts') : undefined),
  }
}
