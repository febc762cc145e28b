import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { guideFolder, guides } from '../scripts/lesson-texts/guides.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from './site.ts'

const [first, second] = lessons

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lessons can be read, one after the other', async ({ page }) => {
    await page.goto(`${sites.sub}lessons/`)
    await page.getByRole('link', { name: first?.skill ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first?.skill} ${first?.title}`)
    const question = page.getByRole('figure', { name: 'Predict: User 1, and at once User 2' })
    const answer = question.getByText('The answer for User 1 came last.')
    await expect(answer).toBeHidden()
    await question.getByText('The answer', { exact: true }).click()
    await expect(answer).toBeVisible()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Next: / })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${second?.skill} ${second?.title}`)
  })
})

test('on paper the answers are open, and no code is cut', { tag: '@chromium:print' }, async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto(`${sites.sub}lessons/${first?.slug}/`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('The answer for User 1 came last.')).toBeVisible()
  expect(await page.evaluate(cutListings)).toBe(0)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(33, 37, 41)')
})

test(
  'a picture is cut where its demo is, and on paper leaves room for text',
  { tag: '@chromium:print' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 1000 })
    await page.goto(`${sites.sub}lessons/basic-query/`)
    const picture = page.getByRole('img', { name: 'Posts, filtered by user, as it first looks' })
    const height = async () => (await picture.boundingBox())?.height
    expect(await height()).toBe(18.25 * 16)
    await page.setViewportSize({ width: 375, height: 1000 })
    expect(await height()).toBe(22 * 16)
    await page.goto(`${sites.sub}lessons/overview/`)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const heights = await page
      .locator('.look[role=img]:not([style*="on-paper"])')
      .evaluateAll((all) => all.map((look) => look.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(22 * 16)
  },
)

test('a lesson to be read leads to the live one', async ({ page }) => {
  await page.goto(`${sites.sub}lessons/${first?.slug}/`)
  await page.getByRole('link', { name: 'Open the live lesson' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
    first?.skill ?? '',
  )
})

for (const path of [
  '',
  ...lessons.map(({ slug }) => `${slug}/`),
  ...guides.map((guide) => `${guideFolder(guide)}/`),
])
  test(`lessons/${path} passes axe in both themes, and fits 320 px`, async ({ page, browserName }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(`${sites.sub}lessons/${path}`)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // Playwright cannot set a theme in Firefox, which shows the light one alone.
    if (browserName === 'firefox') return
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
  })

/** Runs in the page: how many listings are wider than their room. */
function cutListings(): number {
  return [...document.querySelectorAll('pre')].filter((pre) => pre.scrollWidth > pre.clientWidth).length
}
