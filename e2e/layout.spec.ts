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

test('on a phone the feed of posts scrolls with the page, and only a few posts are in the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${sites.root}infinite-query`, { waitUntil: 'networkidle' })
  const feed = page.getByRole('feed', { name: 'Posts' })
  for (const loaded of [10, 20, 30, 40]) {
    await expect(page.getByText(`${loaded} posts loaded`)).toBeAttached()
    if (loaded < 40) await page.getByRole('button', { name: 'Load more' }).click()
  }
  await expect(feed).toHaveCSS('overflow-y', 'visible')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(feed.getByRole('article').first()).toHaveAttribute('aria-posinset', '1')
  expect(await feed.getByRole('article').count()).toBeLessThan(20)

  await feed.getByRole('article').first().focus()
  await page.keyboard.press('End')
  const last = feed.getByRole('article').last()
  await expect(last).toHaveAttribute('aria-posinset', '40')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  // Nothing of it lies under what follows.
  const [post, more] = [
    await last.boundingBox(),
    await page.getByRole('button', { name: 'Load more' }).boundingBox(),
  ]
  expect((post?.y ?? 0) + (post?.height ?? 0)).toBeLessThanOrEqual(more?.y ?? 0)
  expect(await feed.getByRole('article').count()).toBeLessThan(20)
})

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
