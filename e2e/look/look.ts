import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { paths } from '#config/paths.ts'
import { lessonPageId, lessonPath } from '#syllabus/lessons.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import type { StaticServer } from '../../scripts/staticServer.ts'
import { expectLoaded } from '../docsPages.ts'
import { expectReady, turn } from '../site.ts'

const BUILT = resolve(import.meta.dirname, '../../dist')

const catalogue = {
  welcome: `docs&id=${pageIds.welcome}`,
  'lesson-overview': `docs&id=${lessonPageId({ slug: 'overview' })}`,
  'lesson-basic-query': `docs&id=${lessonPageId({ slug: 'basic-query' })}`,
  'lesson-when-may-it-ask': `docs&id=${lessonPageId({ slug: 'when-may-it-ask' })}`,
  'the-lab': 'docs&id=course-the-lab--lab',
  'story-button': 'story&id=components-ui-button--side-by-side',
}

const app = {
  home: paths.home,
  'basic-query': lessonPath('basic-query'),
  'todo-demo': lessonPath('todo-demo'),
  'when-may-it-ask': lessonPath('when-may-it-ask'),
  login: paths.login,
  'no-such-page': '/no/such/page',
}

let site: StaticServer

test.beforeAll(async () => {
  site = await startStaticServer({ dir: BUILT, port: 0 })
})

test.afterAll(() => site.close())

// Whatever shows the time shows this one.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z')))

for (const [name, address] of Object.entries(catalogue)) {
  test(`${name} looks as it did`, async ({ page, colorScheme }) => {
    await page.goto(`${site.url}storybook/iframe.html?viewMode=${address}&globals=theme:${colorScheme}`, {
      waitUntil: 'networkidle',
    })
    await expect(page.locator('h1:visible, #storybook-root:visible').first()).toBeVisible()
    await expectStarted(page)
    await expectLoaded(page)
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${name}.png`)
  })
}

/** Waits until each demo on the screen is there, and has its answers. */
async function expectStarted(page: Page): Promise<void> {
  // The rest of a page comes after its head.
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
  for (const stage of await page.getByRole('region', { name: /: live demo$/ }).all())
    if (await stage.evaluate((box) => box.getBoundingClientRect().top < innerHeight))
      await expect(stage).toHaveAttribute('aria-busy', 'false')
  // The text of a page may have these words, too.
  const requests = page.getByRole('group', { name: 'Requests of this demo' })
  await expect(requests.getByText('under way', { exact: true })).toHaveCount(0)
}

for (const [name, path] of Object.entries(app)) {
  test(`${name} of the app looks as it did`, async ({ page, colorScheme }) => {
    await page.goto(site.url + path.slice(1), { waitUntil: 'networkidle' })
    await expectReady(page)
    await turn(page, colorScheme === 'dark' ? 'dark' : 'light')
    await expect(page).toHaveScreenshot(`app-${name}.png`)
  })
}
