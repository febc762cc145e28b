import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { APP_BELOW_PATH, expectKept, publish, serve } from '../builds.ts'
import { choose, expectReady, sites, test } from '../site.ts'

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

test('after a visit to a new build that one opens without its server, and nothing of the old one is kept', async ({
  page,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const base = new URL(sites.sub).pathname
  await cp(APP_BELOW_PATH, dir, { recursive: true, filter: (path) => basename(path) !== 'storybook' })
  await using server = await serve(dir, base)
  const { url } = server
  try {
    await page.goto(`${url}pagination`)
    await expectPage(page, 1)
    await expectKept(page, url)

    await publish(dir, { base, from: HEADING, to: 'The next build' })
    await page.goto(`${url}reducer-demo`)
    await expect(page.getByRole('heading', { name: 'The next build' })).toBeVisible()
    await expectKept(page, url)
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)

    await server.stop()
    await page.goto(`${url}reducer-demo`)
    await expect(page.getByRole('heading', { name: 'The next build' })).toBeVisible()
    await page.goto(`${url}pagination`)
    await expectPage(page, 1)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})

async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`page ${number} of ~10 pages`)).toBeVisible()
}
