import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as base } from '@playwright/test'
import type { BrowserContext, ViewportSize } from '@playwright/test'
import { startStaticServer } from '../../scripts/staticServer.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')

/** A page of the catalogue, or a story. */
export interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
}

/** The sizes of the viewports that stories set; in the catalogue Storybook applies them. */
export const windows: Record<string, ViewportSize> = {
  desktop: { width: 1280, height: 1024 },
  iphonese2: { width: 375, height: 667 },
  mobile1: { width: 320, height: 568 },
}

/** The served catalogue, with one browser context per worker, so that its pages share the HTTP cache. */
export const test = base.extend<object, { catalogue: { url: string; context: BrowserContext } }>({
  catalogue: [
    async ({ browser }, use) => {
      const server = await startStaticServer({ dir: CATALOGUE, port: 0, compressed: false })
      const context = await browser.newContext()
      await use({ url: server.url, context })
      await context.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * What the built catalogue lists.
 *
 * @throws Error if it is not built
 */
export function entriesOf(type: Entry['type']): Entry[] {
  const index = resolve(CATALOGUE, 'index.json')
  if (!existsSync(index)) throw new Error('Run `npm run build:catalogue` first.')
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'))
  return Object.values(entries).filter((entry) => entry.type === type)
}
