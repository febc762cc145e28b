import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { sites, test } from './site.ts'

test('a theme chosen in one tab reaches another', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(`${sites.root}zustand-demo`)
  await other.goto(`${sites.root}overview`)
  await expect(other.getByRole('button', { name: 'Use dark theme' })).toBeVisible()
  await page.getByRole('region', { name: '4. Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('button', { name: 'Use light theme' })).toBeVisible()
})

test('a login in one tab reaches another, and so does the logout', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(`${sites.root}login`)
  await other.goto(`${sites.root}zustand-demo`)
  const summary = other.getByRole('region', { name: '6. Cross-store summary' })
  await expect(summary.getByText('nobody is logged in')).toBeVisible()

  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill('secret')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Welcome, Ada').first()).toBeVisible()
  await expect(summary.getByText('nobody is logged in')).toHaveCount(0)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(summary.getByText('nobody is logged in')).toBeVisible()
})

test('in the catalogue, too, a theme chosen in one tab reaches another', async ({ page, context }) => {
  const here = await openThemeCard(page)
  const there = await openThemeCard(await context.newPage())
  await expect(there.getByRole('status')).toHaveText(/^Theme: light/)
  await here.getByRole('button', { name: 'Dark' }).click()
  await expect(there.getByRole('status')).toHaveText(/^Theme: dark/)
})

test('works with defaults when storage holds nonsense', async ({ page }) => {
  await page.goto(sites.root)
  for (const stored of [
    '{',
    '[]',
    '{"state":{"items":7,"user":"Ada","theme":3},"version":0}',
    '{"state":null}',
  ]) {
    for (const path of ['context-demo', 'zustand-demo']) {
      await test.step(`${stored} on /${path}`, async () => {
        await page.evaluate((text) => {
          for (const key of ['user-storage', 'cart-storage', 'theme-storage', 'user', 'theme', 'demo-name']) {
            localStorage.setItem(key, text)
          }
          localStorage.setItem('somebody-else', 'untouched')
        }, stored)
        await page.goto(sites.root + path)
        // It is there as soon as the app is awake.
        await expect(page.getByRole('button', { name: 'Lab', exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('nobody is logged in').first()).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('somebody-else'))).toBe('untouched')
      })
    }
  }
})

for (const trouble of ['blocked', 'full'] as const) {
  test(`works, with a quiet console, when storage is ${trouble}`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException(
          `Storage is ${kind}.`,
          kind === 'full' ? 'QuotaExceededError' : 'SecurityError',
        )
      }
      if (kind === 'full') Storage.prototype.setItem = refuse
      else Object.defineProperty(window, 'localStorage', { get: refuse })
    }, trouble)
    await page.goto(`${sites.root}zustand-demo`)
    const summary = page.getByRole('region', { name: '6. Cross-store summary' })
    await page.getByRole('button', { name: 'Add Zustand Book' }).click()
    await expect(summary.getByText('1 item, $29.99')).toBeVisible()
    await page.getByRole('region', { name: '4. Theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.goto(`${sites.root}context-demo`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Grace')
    await expect(page.getByText('Hello, Grace.')).toBeVisible()
  })
}

/** The theme's card in the catalogue's demo of the whole screen. */
async function openThemeCard(page: Page): Promise<Locator> {
  await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=course-zustand-demo--lesson`)
  await page.getByText('The whole screen', { exact: true }).click()
  return page.getByRole('figure', { name: 'Zustand Demo' }).getByRole('region', { name: '4. Theme' })
}
