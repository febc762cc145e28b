import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, test as loudTest } from '@playwright/test'
import type { Page } from '@playwright/test'
import { writePolicy } from '../scripts/site/writePolicy.ts'
import { writeWorkers } from '../scripts/site/writeWorkers.ts'
import { startStaticServer } from '../scripts/staticServer.ts'
import { choose, expectReady, sites, test } from './site.ts'

const DIST = resolve(import.meta.dirname, '../dist')
const NEW_HEADING = 'What another build says'
const lesson = (slug: string) => `storybook/?path=/docs/course-${slug}--lesson`
/** A lesson brings many scripts. */
const SLOW = { timeout: 30_000 }
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

for (const site of ['root', 'sub'] as const) {
  test(`the app at the ${site}, visited once, opens every page without a network`, async ({
    page,
    context,
  }) => {
    await page.goto(sites[site])
    await expectKept(page, sites[site])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')

    await choose(page, 'Todo Demo')
    await expect(page.getByText('200 todos')).toBeVisible()
    await page.goto(`${sites[site]}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await page.goto(`${sites[site]}users/55`)
    await expectReady(page)
    await expect(page.getByText('55').first()).toBeVisible()
  })

  test(`a lesson at the ${site} that was read opens without a network`, async ({ page, context }) => {
    await read(page, sites[site], 'basic-query', '100 posts')
    await context.setOffline(true)
    await page.reload()
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Basic Query', SLOW)
    await expect(preview(page).getByText('100 posts').first()).toBeVisible(SLOW)
  })
}

// Storybook writes to the console that the code of a page did not come.
loudTest(
  'a lesson that was not read says that it was not kept, and others go on',
  async ({ page, context }) => {
    await read(page, sites.sub, 'basic-query', '100 posts')
    await context.setOffline(true)
    await page.goto(sites.sub + lesson('todo-demo'))
    const notice = preview(page).getByRole('heading', { name: 'This page was not kept for offline reading' })
    await expect(notice).toBeVisible(SLOW)
    await expect(preview(page).getByText('The component failed to render properly')).toBeHidden()
    await page
      .getByRole('link', { name: /Basic Query/ })
      .first()
      .click()
    await expect(preview(page).getByText('100 posts').first()).toBeVisible(SLOW)
    await expect(notice).toBeHidden()

    await page.goto(sites.sub + lesson('todo-demo'))
    await expect(notice).toBeVisible(SLOW)
    await context.setOffline(false)
    await preview(page).getByRole('button', { name: 'Try again' }).click()
    await expect(preview(page).getByRole('heading', { level: 1, name: 'Todo Demo' })).toBeVisible(SLOW)
  },
)

test('the catalogue that was never opened says so, and leads back to the app', async ({ page, context }) => {
  await page.goto(sites.sub)
  await expectKept(page, sites.sub)
  await context.setOffline(true)
  await page.goto(`${sites.sub}storybook/`)
  await expect(
    page.getByRole('heading', { name: 'This page was not kept for offline reading' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')
})

test('a new build is there on the next visit, and is kept', async ({ context }) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(DIST, dir, { recursive: true })
  const { url, close } = await startStaticServer({ dir, port: 0 })
  try {
    const first = await context.newPage()
    await first.goto(`${url}reducer-demo`)
    await expectKept(first, url)
    await rebuild(dir)

    await first.reload()
    await expect(first.getByRole('heading', { name: NEW_HEADING })).toBeVisible()
    // The new worker takes over when the pages of the old one are closed; a browser takes its time to see that.
    await expect.poll(() => first.evaluate(isWorkerWaiting), { timeout: 30_000 }).toBe(true)
    await first.close()

    let next = await context.newPage()
    await expect(async () => {
      await next.close()
      next = await context.newPage()
      await next.goto(`${url}reducer-demo`)
      expect(await next.evaluate(readCaches)).toHaveLength(1)
    }).toPass()
    await context.setOffline(true)
    await next.reload()
    await expect(next.getByRole('heading', { name: NEW_HEADING })).toBeVisible()
    await next.goto(`${url}pagination`)
    await expect(next.getByText('page 1 of ~10 pages')).toBeVisible()
  } finally {
    await close()
    await rm(dir, { recursive: true, force: true })
  }
})

/** Makes another build of a site: a page of the app has another text, and all scripts have other names. */
async function rebuild(dir: string): Promise<void> {
  const app = (await readdir(dir, { recursive: true })).filter((name) => !name.startsWith('storybook'))
  const renamed = app
    .filter((name) => name.startsWith('assets/'))
    .map((name) => [basename(name), basename(name).replace(/[\w-]{8}(?=\.)/, reversed)] as const)
  for (const name of app.filter((file) => /\.(html|js|css)$/.test(file))) {
    let text = await readFile(join(dir, name), 'utf8')
    for (const [before, after] of renamed) text = text.replaceAll(before, after)
    await writeFile(join(dir, name), text.replaceAll('What a reducer is', NEW_HEADING))
  }
  for (const [before, after] of renamed) await rename(join(dir, 'assets', before), join(dir, 'assets', after))
  await writePolicy({ dir, base: '/', hosts: { api: [], pictures: [] } })
  await writeWorkers(dir)
}

const reversed = (hash: string): string => [...hash].toReversed().join('')

/** Waits until the device has all that a visit leaves behind. */
async function expectKept(page: Page, scope: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(missing, `${scope}mockServiceWorker.js`), { timeout: 60_000 })
    .toEqual([])
}

/** Reads a lesson, and waits until it is kept. */
async function read(page: Page, site: string, slug: string, shown: string): Promise<void> {
  await page.goto(site + lesson(slug))
  await expect(preview(page).getByText(shown).first()).toBeVisible(SLOW)
  await expectKept(page, `${site}storybook/`)
}

// The functions below run in the page.

/** What is due to be kept, and is not yet: what is always kept, and what page and frame have loaded. */
async function missing(script: string): Promise<string[]> {
  const { pathname: scope } = new URL('.', script)
  const [, json = ''] = /serveOffline\((\{.*?\})\)\n/.exec(await (await fetch(script)).text()) ?? []
  const site = JSON.parse(json) as { files: Record<string, string>; always: string[] }
  const below = (addresses: string[]) =>
    addresses.map((address) => new URL(address).pathname.slice(scope.length))
  const entries = [window, ...Array.from(window.frames)].flatMap((from) =>
    from.performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const loaded = below(entries).filter((name) => Object.hasOwn(site.files, name))
  const ofCaches = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  )
  const kept = new Set(below(ofCaches.flat().map(({ url }) => url)))
  return [...site.always, ...loaded].filter((name) => !kept.has(name))
}

function readCaches(): Promise<string[]> {
  return caches.keys()
}

async function isWorkerWaiting(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration())?.waiting !== null
}
