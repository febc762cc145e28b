import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectReady, sites } from './site.ts'

/** Opens a page of the app, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(sites.root + path)
  await expectReady(page)
  // Before that, a link of the prerendered page leads to another document.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, a')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

/** A browser removes the focus from a removed or disabled element when it draws the next frame. A keyboard user then restarts at the top of the page. */
export async function expectFocusKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.locator(':focus'), `focus after “${name}”`).toHaveCount(1)
}
