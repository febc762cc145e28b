import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { control, open, pressEveryControl } from '../focus.ts'
import { expectNoAxeViolations, expectReadableColours, pages, test, turn } from '../site.ts'

// One visit to each page of the app for all that holds on every page.

/** Pages that hold less than a window. */
const shortPages = ['register', 'admin', 'posts', 'users/123', 'no/such/page']

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 640 }
/** Pages that are as long as what the server holds. */
const longPages = ['basic-query', 'todo-demo']
/** However much the server holds, no other page is longer. The longest is a page of prose: Router Docs. */
const MOST_WINDOWS = 7.5

for (const path of pages) {
  test(`/${path}: its size, axe in both themes, wide and narrow, text at 200 %, its controls by keyboard`, async ({
    page,
  }) => {
    // A page has up to fifty controls, and each press waits for frames.
    await page.setViewportSize(wide)
    await open(page, path)

    await test.step('nothing floats over it, and it has the height that it needs', async () => {
      // Beside the text there is room for a panel that stays.
      expect.soft(await page.evaluate(floating, ['fixed']), 'what floats').toEqual([])
      if (longPages.includes(path)) return
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const most = shortPages.includes(path) ? 1 : MOST_WINDOWS
      expect.soft(height / wide.height, 'windows').toBeLessThanOrEqual(most)
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

    await test.step('no control loses the focus', async () => {
      await page.locator('html').evaluate((html) => html.removeAttribute('data-text-size'))
      await page.setViewportSize(wide)
      // The bar unfolds some frames later, and a button that folds away meanwhile takes no key.
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      expect(await pressEveryControl(page, path, page.locator(control))).toContain('Lab')
    })
  })
}

async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(narrow.width)
}

/** What stays where it is while the page scrolls, as HTML. Runs in the page. */
function floating(positions: string[]): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => positions.includes(getComputedStyle(element).position))
    .map((element) => element.outerHTML)
}
