import { expect } from '@playwright/test'
import { figureOf, openLesson, seeStage, stageOf } from './docsPages.ts'
import { breakStorage, sites, test } from './site.ts'

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

test('in the catalogue a theme chosen in one tab reaches the frames of its store in another, and nothing else', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openLesson(tab, 'zustand-demo')
    await tab.getByText('The whole screen', { exact: true }).click()
    for (const title of ['Zustand Demo', 'What is kept, and under which key'])
      await seeStage(stageOf(figureOf(tab, title)))
  }
  const card = stageOf(figureOf(page, 'Zustand Demo')).getByRole('region', { name: '4. Theme' })
  await card.getByRole('button', { name: 'Dark' }).click()
  for (const tab of [page, other]) {
    for (const title of ['Zustand Demo', 'What is kept, and under which key'])
      await expect(stageOf(figureOf(tab, title)).locator('[data-theme]').first()).toHaveAttribute(
        'data-theme',
        'dark',
      )
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
  }
})

const stored = ['user-storage', 'cart-storage', 'theme-storage', 'user', 'theme', 'demo-name']

for (const trouble of ['broken', 'blocked', 'full'] as const) {
  test(`the app works, with a quiet console, when storage is ${trouble}`, async ({ page }) => {
    await breakStorage(page, trouble, stored)
    await page.goto(`${sites.root}zustand-demo`)
    const summary = page.getByRole('region', { name: '6. Cross-store summary' })
    await expect(summary.getByText('nobody is logged in')).toBeVisible()
    await page.getByRole('button', { name: 'Add Zustand Book' }).click()
    await expect(summary.getByText('1 item, $29.99')).toBeVisible()
    await page.getByRole('region', { name: '4. Theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.goto(`${sites.root}context-demo`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Grace')
    await expect(page.getByText('Hello, Grace.')).toBeVisible()
  })
}
