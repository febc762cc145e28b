import { expect } from '@playwright/test'
import { expectReady, sites, test } from './site.ts'

for (const path of ['register', 'admin', 'posts', 'users/123', 'no/such/page']) {
  test(`the short page /${path} is as tall as its window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(sites.root + path, { waitUntil: 'networkidle' })
    await expectReady(page)
    await expect(page.getByRole('button', { name: 'Open the lab' })).toBeVisible()
    const tooTall = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrollHeight - clientHeight
    })
    expect(tooTall).toBe(0)
  })
}

for (const width of [1280, 320]) {
  for (const path of ['', 'overview', 'register', 'posts']) {
    test(`Open the lab covers nothing in the foot of /${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(sites.root + path, { waitUntil: 'networkidle' })
      await expectReady(page)
      const labButton = page.getByRole('button', { name: 'Open the lab' })
      await expect(labButton).toBeVisible()
      const covered = await labButton.evaluate((button) => {
        const controls = [...document.querySelectorAll('footer :is(a, button)')]
        const isCovered = (control: Element) => {
          const [one, other] = [control.getBoundingClientRect(), button.getBoundingClientRect()]
          return one.bottom > other.top && one.top < other.bottom && one.right > other.left
        }
        const atTheTop = controls.filter(isCovered)
        scrollTo(0, document.documentElement.scrollHeight)
        return [...atTheTop, ...controls.filter(isCovered)].map((control) => control.textContent)
      })
      expect(covered).toEqual([])
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
