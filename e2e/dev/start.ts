import { expect, test } from '@playwright/test'

const CATALOGUE = 'http://localhost:6006/iframe.html?viewMode=docs&id='

// Vite reloads a page for which it finds a dependency late.
for (const [what, address] of [
  ['the app', 'http://localhost:5173/'],
  ['Welcome', `${CATALOGUE}course-welcome--welcome`],
  ['a lesson', `${CATALOGUE}course-todo-demo--lesson`],
] as const)
  test(`${what} comes once, on a machine that has not run it`, async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })
