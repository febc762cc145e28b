import { expect } from '@playwright/test'
import { sites, test } from './site.ts'

test('on a phone the feed of posts scrolls with the page, and only a few posts are in the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${sites.root}infinite-query`, { waitUntil: 'networkidle' })
  const feed = page.getByRole('feed', { name: 'Posts' })
  // During a jump there are those of its way, too.
  const expectFewPosts = () => expect.poll(() => feed.getByRole('article').count()).toBeLessThan(20)
  for (const loaded of [10, 20, 30, 40]) {
    await expect(page.getByText(`${loaded} posts loaded`)).toBeAttached()
    // By keyboard: the button is on its way down while new posts are measured.
    if (loaded < 40) await page.getByRole('button', { name: 'Load more' }).press('Enter')
  }
  await expect(feed).toHaveCSS('overflow-y', 'visible')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(feed.getByRole('article').first()).toHaveAttribute('aria-posinset', '1')
  await expectFewPosts()

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
  await expectFewPosts()
})
