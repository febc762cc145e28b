import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { numbered, sites, test } from './site.ts'

// A reader who saves data gets nothing that was not asked for.
test.use({ savesData: false })

const address = (slug: string) => `${sites.sub}storybook/?path=/docs/course-${slug}--lesson`

/** When the page has asked for the script with a heading of the next lesson; what is kept for offline reading, its worker asks for. */
const askedForOverview = (page: Page) =>
  page.waitForResponse(
    async (answer) =>
      answer.request().serviceWorker() === null &&
      answer.url().endsWith('.js') &&
      (await answer.text()).includes('Each query stands alone'),
  )

test('the text of a lesson is fetched when its link has the focus', async ({ page }) => {
  await page.goto(address('basic-query'))
  await expect(page.locator('#drawn-frame')).toHaveCount(0)
  const asked = askedForOverview(page)
  const stories = page.getByRole('navigation', { name: 'Stories' })
  await stories.getByRole('link', { name: numbered('Overview') }).focus()
  await asked
})
