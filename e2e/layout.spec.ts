import { expect } from '@playwright/test'
import { expectReady, sites, test } from './site.ts'

for (const path of ['register', 'admin', 'posts', 'users/123', 'no/such/page']) {
  test(`the short page /${path} is as tall as its window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(sites.root + path, { waitUntil: 'networkidle' })
    await expectReady(page)
    await expect(page.getByRole('button', { name: 'Lab', exact: true })).toBeVisible()
    const tooTall = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrollHeight - clientHeight
    })
    expect(tooTall).toBe(0)
  })
}

for (const width of [1280, 320]) {
  for (const path of ['', 'overview', 'register', 'posts']) {
    test(`nothing floats over the content of /${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(sites.root + path, { waitUntil: 'networkidle' })
      await expectReady(page)
      await expect(page.getByRole('button', { name: 'Lab', exact: true })).toBeVisible()
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => element.outerHTML),
      )
      expect(floating).toEqual([])
    })
  }
}

for (const path of ['', 'basic-query', 'todo-demo']) {
  test(`/${path} is no longer than five windows, whatever its server holds`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(sites.root + path, { waitUntil: 'networkidle' })
    await expectReady(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(5 * 900)
  })
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
