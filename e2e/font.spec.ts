import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites, test } from './site.ts'

for (const site of ['root', 'sub'] as const) {
  test(`at the ${site}, the catalogue has the course's font from its own host, in frame and stories`, async ({
    page,
  }) => {
    for (const path of ['storybook/', 'storybook/iframe.html']) {
      await page.goto(sites[site] + path)
      await expect.poll(() => fontOf(page)).toBe('loaded')
    }
  })
}

/** The state of the font, once the page has allowed it. An address that has none would fail. */
function fontOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await document.fonts.load('1em "Inter Variable"'))[0]?.status)
}
