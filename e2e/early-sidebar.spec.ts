import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { address, boxes, drawnLinks, openWithoutScripts, stories } from './early.ts'
import { test } from './site.ts'

const real = (page: Page) => stories(page).locator('.sidebar-item > a:first-child')
const placeOf = (page: Page) => page.locator('#storybook-preview-iframe').boundingBox()

/** Lets a page find what Storybook keeps of a sidebar that a reader has pulled, or hidden. */
async function keepSidebar(page: Page, navSize: number): Promise<void> {
  const recentVisibleSizes = { navSize: navSize || 240, bottomPanelHeight: 300, rightPanelWidth: 400 }
  const sizes = { navSize, bottomPanelHeight: 0, rightPanelWidth: 0, recentVisibleSizes }
  const shown = {
    panelPosition: 'bottom',
    showNav: true,
    showPanel: false,
    showTabs: true,
    showToolbar: true,
  }
  await page.addInitScript(
    (kept) => {
      if (origin !== 'null') sessionStorage.setItem('@storybook/manager/store', kept)
    },
    JSON.stringify({ layout: { ...sizes, ...shown } }),
  )
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 400 } })

  test('the drawn sidebar shows which lesson is open, far down as it may be', async ({ page }) => {
    await openWithoutScripts(page, address('errors-end-to-end'))
    await expect(drawnLinks(page).and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 })
  })

  test('a sidebar that was scrolled stays there when Storybook takes over', async ({ page }) => {
    const letCome = await openWithoutScripts(page, address('todo-demo'))
    const before = await boxes(drawnLinks(page))
    await drawnLinks(page).filter({ hasText: 'Todo Demo' }).hover()
    await page.mouse.wheel(0, 60)
    await expect.poll(() => boxes(drawnLinks(page))).not.toEqual(before)
    const drawn = await boxes(drawnLinks(page))
    await letCome()
    await expect.poll(async () => (await boxes(real(page))).slice(0, drawn.length)).toEqual(drawn)
  })
})

test('a sidebar that a reader has pulled wider is drawn as wide', async ({ page }) => {
  await keepSidebar(page, 290)
  const letCome = await openWithoutScripts(page, address('todo-demo'))
  const drawn = await boxes(drawnLinks(page))
  const place = await placeOf(page)
  expect(place?.x).toBe(290)
  await letCome()
  expect((await boxes(real(page))).slice(0, drawn.length)).toEqual(drawn)
  expect(await placeOf(page)).toEqual(place)
})

test('a sidebar that a reader has hidden is not drawn', async ({ page }) => {
  await keepSidebar(page, 0)
  const letCome = await openWithoutScripts(page, address('todo-demo'))
  await expect(drawnLinks(page)).toHaveCount(0)
  const place = await placeOf(page)
  expect(place?.x).toBe(0)
  await letCome()
  expect(await placeOf(page)).toEqual(place)
})
