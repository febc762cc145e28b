import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { sites, test } from './site.ts'

const address = (slug: string) => `${sites.sub}storybook/?path=/docs/course-${slug}--lesson`
const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')
const drawnLinks = (page: Page): Locator => page.getByRole('navigation', { name: 'Course' }).getByRole('link')
const stories = (page: Page): Locator => page.getByRole('navigation', { name: 'Stories' })

/** Opens a page of the frame whose scripts do not come. Returns how to let them come. */
async function openWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  let comes: () => void
  const released = new Promise<void>((resolve) => (comes = resolve))
  await page.route(/\/(?:assets|sb-manager|sb-addons)\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    comes()
    await expect(page.locator('#drawn-frame')).toHaveCount(0)
  }
}

const boxes = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, height } = link.getBoundingClientRect()
      return { text: link.textContent, box: [x, y, height].map(Math.round) }
    }),
  )

test('before any script has come, the frame shows its sidebar and the lesson, where they stand later', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('todo-demo'))
  await expect(drawnLinks(page).and(page.locator('[aria-current]'))).toHaveText(/Change what a server has/)
  const drawn = await boxes(drawnLinks(page))
  const place = await page.locator('#storybook-preview-iframe').boundingBox()
  await letCome()
  const real = await boxes(stories(page).locator('.sidebar-item > a:first-child'))
  expect(drawn).toEqual(real.slice(0, drawn.length))
  expect(await page.locator('#storybook-preview-iframe').boundingBox()).toEqual(place)
})

test('what a reader has unfolded, focused and scrolled to stays when the page comes alive, in the same document', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('infinite-query'))
  const fold = preview(page).getByText('Go deeper: share page entries through the cache')
  await fold.click()
  const seen = () =>
    fold.evaluate((text) => [performance.timeOrigin, Math.round(text.getBoundingClientRect().y)])
  const before = await seen()
  await letCome()
  await expect(fold).toBeFocused()
  await expect(preview(page).locator('details[open]')).toHaveCount(1)
  expect(await seen()).toEqual(before)
})

test('a button that is pressed before it can do anything does it then', async ({ page }) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await preview(page).getByRole('button', { name: 'Lab: Posts, filtered by user' }).click()
  await letCome()
  await expect(preview(page).getByRole('tab', { name: 'Requests' })).toBeVisible()
})

test('a search that is asked for before it can be opened opens then', async ({ page }) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await page.getByRole('button', { name: 'Search' }).click()
  await letCome()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
})

test('a link of the drawn sidebar leads to its lesson', async ({ page }) => {
  await openWithoutScripts(page, address('basic-query'))
  await drawnLinks(page).filter({ hasText: 'Pagination' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Turn pages Pagination')
})

test('an address with a part of a lesson shows it before any script has come', async ({ page }) => {
  const letCome = await openWithoutScripts(page, `${address('basic-query')}#make-failure-an-error`)
  const part = preview(page).getByRole('heading', { name: 'Make failure an error' })
  await expect(part).toBeInViewport()
  await letCome()
  await expect(part).toBeInViewport()
})

test('without a drawing a lesson comes as it always did', async ({ page }) => {
  await page.route('**/drawings/**', (route) => route.fulfill({ status: 204 }))
  await page.goto(address('basic-query'))
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list Basic Query')
  await expect(stories(page)).toBeVisible()
})

test.describe('on a phone in the dark', { tag: '@chromium:colour-scheme' }, () => {
  test.use({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' })

  test('the drawn frame has the theme, and its foot says where one is', async ({ page }) => {
    const letCome = await openWithoutScripts(page, address('basic-query'))
    const foot = page.getByRole('button', { name: 'Open navigation menu' })
    await expect(foot).toHaveText('2 Show a list')
    const ground = preview(page).locator('.sbdocs-wrapper')
    await expect(ground).toHaveCSS('background-color', 'rgb(33, 37, 41)')
    const drawn = await boxes(foot)
    await letCome()
    const real = await boxes(foot)
    expect(real.map(({ box }) => box)).toEqual(drawn.map(({ box }) => box))
    await expect(ground).toHaveCSS('background-color', 'rgb(33, 37, 41)')
  })
})
