import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { open } from '../focus.ts'
import { expectNoAxeViolations, expectReadableColours, test, turn } from '../site.ts'

// One page for each kind of page that the app has. Each screen passes axe as a story.

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 640 }
/** How many windows a page may be high; undefined for one that is as long as what the server holds. */
const mostWindows: Record<string, number | undefined> = {
  '': 7.5,
  'todo-demo': undefined,
  'zustand-demo': 7.5,
  'router-docs': 7.5,
  login: 7.5,
  'no/such/page': 1,
}

for (const [path, most] of Object.entries(mostWindows)) {
  test(`/${path}: its size, axe in both themes, wide and narrow, text at 200 %`, async ({ page }) => {
    await page.setViewportSize(wide)
    await open(page, path)
    await test.step('nothing floats over it, and it has the height that it needs', async () => {
      // Beside the text there is room for a panel that stays.
      expect.soft(await page.evaluate(floating, ['fixed']), 'what floats').toEqual([])
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (most !== undefined) expect.soft(height / wide.height, 'windows').toBeLessThanOrEqual(most)
    })
    await test.step('axe finds nothing in the light theme, nor in the dark one', async () => {
      await expectNoAxeViolations(page)
      await turn(page, 'dark')
      await expectReadableColours(page)
    })
    await test.step('the same holds at 320 px, where it fits, also with text at 200 %', async () => {
      await page.setViewportSize(narrow)
      await expectToFit(page)
      expect.soft(await page.evaluate(floating, ['fixed', 'sticky']), 'what floats').toEqual([])
      await expectReadableColours(page)
      await turn(page, 'light')
      await expectNoAxeViolations(page)
      await page.locator('html').evaluate((html) => html.setAttribute('data-text-size', 'double'))
      await expectToFit(page)
    })
  })
}

test('every lesson’s screen fits 320 px', async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const { path } of lessons) {
    await open(page, path.slice(1))
    await expectToFit(page, path)
  }
})

async function expectToFit(page: Page, path = page.url()): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
    .toBeLessThanOrEqual(narrow.width)
}

/** What stays where it is while the page scrolls, as HTML. Runs in the page. */
function floating(positions: string[]): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => positions.includes(getComputedStyle(element).position))
    .map((element) => element.outerHTML)
}
