import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { APP_BELOW_PATH, expectKept, publish, readWorkers, serve } from '../builds.ts'
import { choose, expectReady, sites, test } from '../site.ts'

const MSW_WORKER = resolve(import.meta.dirname, '../../node_modules/msw/lib/mockServiceWorker.js')
const HEADING = 'What a reducer is'

test.use({ savesData: false })

test('a page that no worker controls, as after a forced reload, is taken over by it and not reloaded', async ({
  page,
  context,
}) => {
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
})

test('a new build takes over when the pages of the old one are closed, also that of MSW, which earlier builds had', async ({
  page: onlooker,
  context,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const base = new URL(sites.sub).pathname
  await cp(APP_BELOW_PATH, dir, { recursive: true, filter: (path) => basename(path) !== 'storybook' })
  const earlierWorker = join(dir, 'mockServiceWorker.js')
  await cp(MSW_WORKER, earlierWorker)
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

async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`page ${number} of ~10 pages`)).toBeVisible()
}
