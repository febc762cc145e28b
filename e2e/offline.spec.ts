import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startStaticServer } from '../scripts/staticServer.ts'
import type { StaticServer } from '../scripts/staticServer.ts'
import { missing, publish, readWorkers } from './builds.ts'
import { choose, expectReady, loudTest, sites, test } from './site.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The app as sites.ts builds it for a sub-path. */
const APP_BELOW_PATH = join(ROOT, 'node_modules/.cache/e2e/sub')
const DIRS = { root: join(ROOT, 'dist'), sub: APP_BELOW_PATH }
const HEADING = 'What a reducer is'
const NOT_KEPT = { name: 'This page was not kept for offline reading' }
const lesson = (slug: string) => `storybook/?path=/docs/course-${slug}--lesson`
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test.use({ savesData: false })

for (const site of ['root', 'sub'] as const) {
  test(`the app at the ${site}, visited once, opens every page without its server; the catalogue says that it was not kept`, async ({
    page,
  }) => {
    await using server = await serve(DIRS[site], new URL(sites[site]).pathname)
    const { url } = server
    await page.goto(url)
    await expectKept(page, url)
    await server.stop()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')

    await choose(page, 'Todo Demo')
    await expect(page.getByText('200 todos')).toBeVisible()
    await page.goto(`${url}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await page.goto(`${url}users/55`)
    await expectReady(page)
    await expect(page.getByText('55').first()).toBeVisible()

    await page.goto(`${url}storybook/`)
    await expect(page.getByRole('heading', NOT_KEPT)).toBeVisible()
    await page.getByRole('link', { name: 'go to the start page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the React Query Course')
  })
}

test(
  'a page that no worker controls, as after a forced reload, is taken over by it and not reloaded',
  { tag: '@chromium:CDP' },
  async ({ page, context }) => {
    await page.goto(sites.root)
    await expectKept(page, sites.root)
    const browser = await context.newCDPSession(page)
    await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })])
    await expectReady(page)
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    expect(await isControlled()).toBe(false)

    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await choose(page, 'Todo Demo')
    await expect(page.getByText('200 todos')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Todo Demo' })).toBeFocused()
    await expect.poll(isControlled).toBe(true)
    expect(documents).toEqual([])
  },
)

// Storybook writes to the console that the code of a page did not come.
loudTest(
  'a lesson that was read opens without its server; one that was not says so, and others go on',
  async ({ page }) => {
    await using server = await serve(DIRS.sub, new URL(sites.sub).pathname)
    const { url } = server
    await page.goto(url + lesson('basic-query'))
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()
    await expectKept(page, `${url}storybook/`)
    await server.stop()
    await page.reload()
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list Basic Query')
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()

    await page
      .getByRole('link', { name: /Todo Demo/ })
      .first()
      .click()
    const notice = preview(page).getByRole('heading', NOT_KEPT)
    await expect(notice).toBeVisible()
    await expect(preview(page).getByText('The component failed to render properly')).toBeHidden()
    await page
      .getByRole('link', { name: /Basic Query/ })
      .first()
      .click()
    await expect(preview(page).getByText('100 posts').first()).toBeVisible()
    await expect(notice).toBeHidden()

    await page.goto(url + lesson('todo-demo'))
    await expect(notice).toBeVisible()
    await server.start()
    await preview(page).getByRole('button', { name: 'Try again' }).click()
    await expect(preview(page).getByRole('heading', { level: 1, name: 'Todo Demo' })).toBeVisible()
  },
)

test('a new build takes over when the pages of the old one are closed, also that of MSW, which earlier builds had', async ({
  page: onlooker,
  context,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const base = new URL(sites.sub).pathname
  await cp(APP_BELOW_PATH, dir, { recursive: true, filter: (path) => basename(path) !== 'storybook' })
  const earlierWorker = join(dir, 'mockServiceWorker.js')
  await cp(join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js'), earlierWorker)
  await using server = await serve(dir, base)
  const { url } = server
  try {
    // A page of the same host that no worker of the site counts as its own.
    await onlooker.goto(new URL('/', url).href)
    const first = await context.newPage()
    await first.goto(`${url}pagination`)
    await expectPage(first, 1)
    // What was published until decision 43: MSW's worker.
    await first.evaluate(async () => {
      await navigator.serviceWorker.register('mockServiceWorker.js')
      await navigator.serviceWorker.ready
    })
    await rm(earlierWorker)

    await publish(dir, { base, from: HEADING, to: 'The first build that is kept' })
    await first.reload()
    await expectPage(first, 1)
    // Ours waits, and keeps what the page loads.
    await expectKept(first, url)
    await first.close()
    await expect
      .poll(() => onlooker.evaluate(readWorkers, url))
      .toEqual({ isActive: true, isWaiting: false, builds: 1 })

    const second = await context.newPage()
    await second.goto(`${url}pagination`)
    await expectPage(second, 1)
    await expectKept(second, url)
    const third = await context.newPage()
    await third.goto(`${url}reducer-demo`)
    await expect(third.getByRole('heading', { name: 'The first build that is kept' })).toBeVisible()

    await publish(dir, { base, from: 'The first build that is kept', to: 'The next build' })
    await third.reload()
    await expect(third.getByRole('heading', { name: 'The next build' })).toBeVisible()
    await expect
      .poll(() => onlooker.evaluate(readWorkers, url))
      .toEqual({ isActive: true, isWaiting: true, builds: 2 })
    await third.close()
    await second.close()
    await expect
      .poll(() => onlooker.evaluate(readWorkers, url))
      .toEqual({ isActive: true, isWaiting: false, builds: 1 })

    await server.stop()
    const next = await context.newPage()
    await next.goto(`${url}reducer-demo`)
    await expect(next.getByRole('heading', { name: 'The next build' })).toBeVisible()
    await next.goto(`${url}pagination`)
    await expectPage(next, 1)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})

/** A server of a test's own, which can be stopped: an engine's own offline does not reach its workers everywhere. */
async function serve(dir: string, base: string) {
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

async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`page ${number} of ~10 pages`)).toBeVisible()
}

/** Waits until the device has all that a visit leaves behind. */
async function expectKept(page: Page, scope: string): Promise<void> {
  await expect.poll(() => page.evaluate(missing, `${scope}offlineWorker.js`)).toEqual([])
}
