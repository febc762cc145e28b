import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { sites } from './site.ts'

/** A lesson in the frame. */
export const address = (slug: string) => `${sites.sub}storybook/?path=/docs/course-${slug}--lesson`
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')
export const drawnLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Course' }).getByRole('link')
export const stories = (page: Page): Locator => page.getByRole('navigation', { name: 'Stories' })

/** Opens a page of the frame whose scripts do not come, or only some of them. Returns how to let them come. */
export async function openWithoutScripts(
  page: Page,
  url: string,
  scripts = /\/(?:assets|sb-manager|sb-addons)\/.*\.js$/,
): Promise<() => Promise<void>> {
  let comes: () => void
  const released = new Promise<void>((resolve) => (comes = resolve))
  await page.route(scripts, async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    comes()
    await expect(page.locator('#drawn-frame')).toHaveCount(0)
  }
}

/** Waits until React has taken an element over that was drawn. Until then it stays as it is, whatever becomes of it later. */
export const expectAlive = (drawn: Locator): Promise<void> =>
  expect
    .poll(() => drawn.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)

/** Where links stand, and what they say. */
export const boxes = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, height } = link.getBoundingClientRect()
      return { text: link.textContent, box: [x, y, height].map(Math.round) }
    }),
  )
