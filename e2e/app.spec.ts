import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { recordRequests, sites, test } from './site.ts'

/** Leaves a screen for Home. Until that is there, the screen still shows what it did. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'React Query Course' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Welcome to the React Query Course' }),
  ).toBeVisible()
}

test('Basic Query asks once, not again within 10 seconds, and again after them', async ({ page }) => {
  const requests = recordRequests(page)
  const start = Date.now()
  // The date stands still in between, however slow the machine is.
  await page.clock.setFixedTime(start)
  await page.goto(`${sites.api}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  expect(requests).toEqual(['GET posts'])

  await goHome(page)
  await page.clock.setFixedTime(start + 5_000)
  await page.goBack()
  await expect(page.getByText('100 posts')).toBeVisible()

  await goHome(page)
  expect(requests).toEqual(['GET posts'])
  await page.clock.setFixedTime(start + 11_000)
  await page.goBack()
  await expect(page.getByText('100 posts')).toBeVisible()
  await expect.poll(() => requests).toEqual(['GET posts', 'GET posts'])
})

test(
  'the app has the theme that the system prefers, from the first paint on, until one is chosen',
  { tag: '@chromium:colour-scheme' },
  async ({ page }) => {
    const html = page.locator('html')
    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step('before any of the app has come', async () => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(sites.root)
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await page.unroute('**/assets/*.js')
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', 'light')
  },
)

test('the skip link leads past the nav bar', async ({ page }) => {
  await page.goto(`${sites.root}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Read this lesson' })).toBeFocused()
})

test('the app built for a real API speaks to it, and neither loads the mock API nor registers a worker', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(`${sites.api}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
  await expect(page.getByText('10 posts')).toBeVisible()
  expect(requests).toEqual(['GET posts', 'GET posts?userId=3'])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(scripts.filter((path) => /Worker|\/(answerInPage|world)-/.test(path))).toEqual([])
})
