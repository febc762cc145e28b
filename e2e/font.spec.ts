import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites, test } from './site.ts'

for (const site of ['root', 'sub'] as const) {
  test(`at the ${site}, the catalogue has the course's font from its own host, in frame and stories`, async ({
    page,
  }) => {
    for (const path of ['storybook/', 'storybook/iframe.html']) {
      const font = await fontOf(page, sites[site] + path)
      expect(font).toBe('loaded')
    }
  })
}

/** Waits for the font. An address that has none would fail. */
async function fontOf(page: Page, address: string): Promise<string | undefined> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return page.evaluate(async () => (await document.fonts.load('1em "Inter Variable"'))[0]?.status)
}
