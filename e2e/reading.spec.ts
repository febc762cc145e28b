import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from './site.ts'

const [first, second] = lessons

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue leads to lessons that can be read, one after the other', async ({ page }) => {
    await page.goto(`${sites.sub}storybook/?path=/docs/course-pagination--lesson`)
    await page.getByRole('link', { name: 'Read the lessons without it' }).click()
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

test('a lesson to be read passes axe in both themes, and fits 320 px', async ({ page, browserName }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`${sites.sub}lessons/todo-demo/`)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Playwright cannot set a theme in Firefox, which shows the light one alone.
  if (browserName === 'firefox') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
})
