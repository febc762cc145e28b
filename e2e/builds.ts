import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { writePolicy } from '../scripts/site/writePolicy.ts'
import { writeWorkers } from '../scripts/site/writeWorkers.ts'
import { startStaticServer } from '../scripts/staticServer.ts'
import type { StaticServer } from '../scripts/staticServer.ts'

/** The site as sites.ts builds it for a sub-path. */
export const APP_BELOW_PATH = resolve(import.meta.dirname, '../node_modules/.cache/e2e/sub')

interface Build {
  base: string
  /** A text of the app. */
  from: string
  /** What the new build has in its place. */
  to: string
}

/** Makes another build in place of the one in a folder: a page has another text, and all scripts have other names. */
export async function publish(dir: string, { base, from, to }: Build): Promise<void> {
  // The worker comes at the end, as a whole: a browser that looks for an update meanwhile would install what it finds.
  const files = (await readdir(dir, { recursive: true })).filter((name) => name !== 'offlineWorker.js')
  const renamed = files
    .filter((name) => name.startsWith('assets/'))
    .map((name) => [basename(name), basename(name).replace(/[\w-]{8}(?=\.)/, rotated)] as const)
  for (const name of files.filter((file) => /\.(html|js|css)$/.test(file))) {
    let text = await readFile(join(dir, name), 'utf8')
    for (const [before, after] of renamed) text = text.replaceAll(before, after)
    await writeFile(join(dir, name), text.replaceAll(from, to))
  }
  for (const [before, after] of renamed) await rename(join(dir, 'assets', before), join(dir, 'assets', after))
  await writePolicy({ dir, base, hosts: { api: [], pictures: [] } })
  await writeWorkers(dir)
}

/** Another hash for each build: a host may say that what has a hash in its name never changes. */
const rotated = (hash: string): string => hash.slice(1) + hash.charAt(0)

/** A server of a test's own, which can be stopped: an engine's own offline does not reach its workers everywhere. */
export async function serve(dir: string, base: string) {
  let running: StaticServer | undefined
  async function start(port = 0): Promise<string> {
    running = await startStaticServer({ dir, base, port, compressed: false })
    return running.url
  }
  async function stop(): Promise<void> {
    await running?.close()
    running = undefined
  }
  const url = await start()
  return {
    url,
    stop,
    /** Again, at the same address. */
    start: () => start(Number(new URL(url).port)),
    [Symbol.asyncDispose]: stop,
  }
}

/** Waits until the device has all that a visit leaves behind. */
export async function expectKept(page: Page, scope: string): Promise<void> {
  await expect.poll(() => page.evaluate(missing, `${scope}offlineWorker.js`)).toEqual([])
}

// The functions below run in the page.

/** What is due to be kept, and is not yet: what is always kept, and what page and frame have loaded. */
async function missing(script: string): Promise<string[]> {
  const { pathname: scope } = new URL('.', script)
  const [, json = ''] = /serveOffline\((\{.*?\})\)\n/.exec(await (await fetch(script)).text()) ?? []
  const site = JSON.parse(json) as { files: string[]; always: string[] }
  const below = (addresses: string[]) =>
    addresses.map((address) => new URL(address).pathname.slice(scope.length))
  const entries = [window, ...Array.from(window.frames)].flatMap((from) =>
    from.performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const loaded = below(entries).filter((name) => site.files.includes(name))
  const ofCaches = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  )
  const kept = new Set(below(ofCaches.flat().map(({ url }) => url)))
  return [...site.always, ...loaded].filter((name) => !kept.has(name))
}
