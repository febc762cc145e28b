import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { missing, publish, readWorkers } from '../builds.ts'
import { test } from './fixtures.ts'
import type { WebKitPage } from './page.ts'
import { css, first, role, text } from './query.ts'

const BUILT = resolve(import.meta.dirname, '../../dist')
const HEADING = 'What a reducer is'

test('a lesson and the app that were visited are there without a server', async ({ fresh: page }) => {
  const { url, close } = await startStaticServer({ dir: BUILT, base: '/', port: 0, compressed: false })
  const lesson = `${url}storybook/?path=/docs/course-basic-query--lesson`
  await page.goto(url)
  await expectKept(page, url)
  await page.goto(lesson)
  await page.inFrame('#storybook-preview-iframe', () => page.see(first(text('100 posts'))))
  await expectKept(page, `${url}storybook/`)
  await close()

  await page.go('refresh')
  await page.inFrame('#storybook-preview-iframe', () => page.reads(css('main h1'), [/^Show a list/]))
  await page.goto(`${url}todo-demo`)
  await page.see(text('200 todos'))
  await page.goto(`${url}reducer-demo`)
  await page.see(role('heading', HEADING))
})

test('a new build takes over when the page of the old one is left, and is kept', async ({ fresh: page }) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(BUILT, dir, { recursive: true, filter: (path) => !path.includes('/storybook') })
  const { url, close } = await startStaticServer({ dir, base: '/', port: 0, compressed: false })
  try {
    await page.goto(`${url}reducer-demo`)
    await page.see(role('heading', HEADING))
    await expectKept(page, url)
    await publish(dir, { base: '/', from: HEADING, to: 'The next build' })
    await page.go('refresh')
    await page.see(role('heading', 'The next build'))
    await expect.poll(() => page.run(readWorkers, url)).toMatchObject({ isActive: true, builds: 2 })
    // The worker of the new build waits until the engine has let go of the page of the old one.
    await expect(async () => {
      await page.goto('about:blank')
      await page.goto(`${url}reducer-demo`)
      expect(await page.run(readWorkers, url)).toEqual({ isActive: true, isWaiting: false, builds: 1 })
    }).toPass({ timeout: 60_000 })
    await expectKept(page, url)
  } finally {
    await close()
    await rm(dir, { recursive: true, force: true })
  }
  await page.go('refresh')
  await page.see(role('heading', 'The next build'))
})

/** Waits until the device has all that a visit leaves behind. */
async function expectKept(page: WebKitPage, scope: string): Promise<void> {
  await expect.poll(() => page.run(missing, `${scope}offlineWorker.js`)).toEqual([])
}
