import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { sites, test } from './site.ts'

const figureOf = (page: Page, title: string): Locator =>
  page.getByRole('figure', { name: title, exact: true })

async function openPage(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
}

async function openFold(page: Page, summary: string): Promise<void> {
  await page.getByText(summary, { exact: true }).click()
}

/** Runs the check of a demo. Returns its verdict. */
async function runCheck(figure: Locator): Promise<Locator> {
  await figure.getByRole('button', { name: /^Run the check: / }).click()
  const verdict = figure.getByText(/^(Passed|Confirmed|Failed)/)
  await expect(verdict).toBeVisible({ timeout: 30_000 })
  return verdict
}

test('a check plays in the demo that one sees, and lists its steps as they pass', async ({ page }) => {
  await openPage(page, 'course-basic-query--lesson', 'dark')
  const figure = figureOf(page, 'Basic Query on a healthy network')
  const stage = figure.getByRole('region', { name: /live demo$/ })
  await expect(stage.getByText('100 posts')).toBeVisible({ timeout: 30_000 })

  await expect(await runCheck(figure)).toHaveText('Passed: the demo does what this page says.')
  const steps = figure.getByRole('list', { name: /^Steps of the check/ }).getByRole('listitem')
  await expect(steps.first()).toContainText('✓')
  await expect(steps.filter({ hasText: '…' })).toHaveCount(0)

  await expect(stage.getByRole('heading', { name: 'Basic Query' })).toHaveCount(1)
  await expect(figure.getByRole('heading', { name: 'Basic Query' })).toHaveCount(1)
  await expect(figure.getByRole('button', { name: 'Open the lab' })).toHaveCount(1)
  await expect(figure.getByRole('group', { name: 'Requests of this demo' })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(stage.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark')
})

test('a demo that is wrong on purpose does not pass: its bug is confirmed', async ({ page }) => {
  await openPage(page, 'course-reducer-demo--lesson')
  await openFold(page, 'Go deeper: a copy of the outside is not enough')
  await expect(await runCheck(figureOf(page, 'The same mistake, called once'))).toHaveText(
    'Confirmed: this version has the bug.',
  )
})

test('a check gives its place back when the next one begins', async ({ page }) => {
  await openPage(page, 'course-reducer-demo--lesson')
  await openFold(page, 'Go deeper: a copy of the outside is not enough')
  const wrong = figureOf(page, 'The same mistake, called once')
  const right = figureOf(page, 'The smallest reducer')
  await runCheck(wrong)
  await runCheck(right)
  for (const figure of [wrong, right]) await expect(figure.getByRole('button').first()).toBeVisible()
  await expect(wrong.getByText(/^Confirmed/)).toBeVisible()
})

test('a check leaves alone what the learner has in the app, in the catalogue and on the page', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const session =
    '{"state":{"user":{"id":1,"name":"Grace","email":"grace@example.com","role":"user"},"isAuthenticated":true},"version":0}'
  const kept = {
    'user-storage': session,
    user: '{"id":1}',
    theme: '{"theme":"dark"}',
    'demo-name': '"Grace"',
  }
  await page.addInitScript((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
  }, kept)
  const stored = async () =>
    // The catalogue replaces `localStorage` in its own window, so an empty frame shows the origin's real storage.
    page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const items = { ...frame.contentWindow?.localStorage } as Record<string, string>
      frame.remove()
      return items
    })

  await openPage(page, 'course-zustand-demo--lesson')
  await openFold(page, 'The whole screen')
  const figure = figureOf(page, 'Zustand Demo')
  await expect(figure.getByRole('heading', { name: '6. Cross-store summary' })).toBeVisible({
    timeout: 30_000,
  })
  await figure.getByRole('button', { name: 'Add Zustand Book' }).click()
  await figure.getByRole('button', { name: 'Increment' }).click()
  await expect(figure.getByText('1 item, $29.99')).toBeVisible()
  const before = await stored()
  expect(before).toMatchObject(kept)
  expect(before['cart-storage']).toBeUndefined()

  for (const button of await page.getByRole('button', { name: /^Run the check: / }).all()) {
    await button.click()
    await expect(button).toBeEnabled({ timeout: 30_000 })
  }
  await expect(figure.getByText('1 item, $29.99')).toBeVisible()
  expect(await stored()).toEqual(before)
})
