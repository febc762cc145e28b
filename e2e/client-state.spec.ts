import { expect } from '@playwright/test'
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
