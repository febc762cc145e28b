import { expect } from '@playwright/test'
import { expectReady, sites, test } from './site.ts'

for (const path of ['register', 'admin', 'posts', 'users/123', 'no/such/page']) {
  test(`the short page /${path} is as tall as its window`, async ({ page }) => {
    await page.goto(sites.root + path, { waitUntil: 'networkidle' })
    await expectReady(page)
    await expect(page.getByRole('button', { name: 'Open the lab' })).toBeVisible()
    const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement)
    expect(scrollHeight).toBe(clientHeight)
  })
}

for (const width of [1280, 320]) {
  for (const path of ['', 'overview', 'register', 'posts']) {
    test(`Open the lab covers nothing in the foot of /${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(sites.root + path, { waitUntil: 'networkidle' })
      await expectReady(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const cover = await page.getByRole('button', { name: 'Open the lab' }).boundingBox()
      for (const control of await page.getByRole('contentinfo').locator('a, button').all()) {
        const box = await control.boundingBox()
        expect(box && cover && box.y + box.height).toBeLessThanOrEqual(cover?.y ?? 0)
      }
    })
  }
}

test('the names of products break between words at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${sites.root}zustand-demo`, { waitUntil: 'networkidle' })
  const lines = await page
    .getByRole('list', { name: 'Products' })
    .getByText('Zustand Book')
    .evaluate((element) => {
      const word = document.createRange()
      const text = element.firstChild ?? element
      word.setStart(text, 0)
      word.setEnd(text, 'Zustand'.length)
      return word.getClientRects().length
    })
  expect(lines).toBe(1)
})
