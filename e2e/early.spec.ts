import { expect } from '@playwright/test'
import { address, boxes, drawnLinks, expectAlive, openWithoutScripts, preview, stories } from './early.ts'
import { openMenu } from './docsPages.ts'
import { test } from './site.ts'

test('before any script has come, the frame shows its sidebar and the lesson, where they stand later', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('todo-demo'))
  await expect(drawnLinks(page).and(page.locator('[aria-current]'))).toHaveText(/Change data on a server/)
  await expect(page).toHaveTitle('Change data on a server · React Query Course')
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
  await expectAlive(fold)
  await expect(fold).toBeFocused()
  await expect(preview(page).locator('details[open]')).toHaveCount(1)
  expect(await seen()).toEqual(before)
})

test('the first demo of a lesson is drawn as it starts, and stands there without a gap when it is live', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  const demo = preview(page).getByRole('region', { name: 'Posts, filtered by user: live demo' })
  await expect(demo.getByText('Loading...')).toBeVisible()
  const next = preview(page).getByRole('heading', { name: 'A key and a function' })
  const before = await next.boundingBox()
  await demo.evaluate(markWhenEmpty)
  await letCome()
  await expect(demo.getByText('100 posts')).toBeVisible()
  await expect(demo.getByText('Loading...')).toHaveCount(0)
  await expect(demo).not.toHaveAttribute('data-was-empty')
  expect(await next.boundingBox()).toEqual(before)
})

test('a button that is pressed before it can do anything does it then', async ({ page }) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await openMenu(preview(page).getByRole('figure', { name: 'A server that answers' }))
  await letCome()
  await expect(preview(page).getByRole('button', { name: 'Lab: A server that answers' })).toBeVisible()
})

test('a search that is asked for before it can be opened opens then', async ({ page }) => {
  const letCome = await openWithoutScripts(page, address('basic-query'))
  await page.getByRole('button', { name: 'Search' }).click()
  await letCome()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
})

test('a lesson does not wait for a drawing that does not come', async ({ page }) => {
  await page.route('**/drawings/**', () => undefined)
  await page.goto(address('basic-query'))
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Show a list')
  await expect(stories(page)).toBeVisible()
})

/** Runs in the page: looks in every frame whether an element shows anything. */
function markWhenEmpty(element: HTMLElement): void {
  const look = () => {
    if (element.innerText.trim() === '') element.dataset['wasEmpty'] = ''
    requestAnimationFrame(look)
  }
  look()
}
