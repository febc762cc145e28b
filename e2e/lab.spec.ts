import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  choose,
  expectNoAxeViolations,
  expectReadableColours,
  expectReady,
  sites,
  test,
  turn,
} from './site.ts'

test('none of the lab’s code is loaded while it is closed; all of it comes when it opens', async ({
  page,
}) => {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''))
  })
  const labTexts = async () =>
    (await Promise.all(texts)).filter((text) =>
      /A healthy network\.|Jump to the latest|not by a query/.test(text),
    )
  await page.goto(sites.root)
  await choose(page, 'Basic Query')
  await expect(page.getByText('100 posts')).toBeVisible()
  await choose(page, 'Reducer Demo')
  await page.getByRole('button', { name: 'Increment' }).click()
  expect(await labTexts()).toEqual([])
  await openLab(page)
  expect(await labTexts()).not.toEqual([])
})

test.describe('the state of the lab is in the address', () => {
  test('opening, turning a knob, going to another page, closing', async ({ page }) => {
    await page.goto(`${sites.sub}basic-query`)
    await expect(page.getByText('100 posts')).toBeVisible()
    await openLab(page)
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=`)

    await show(page, 'Network')
    await lab(page).getByRole('switch', { name: 'Unreachable' }).click()
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=offline`)

    await choose(page, 'Pagination')
    await expect(page.getByRole('alert').first()).toContainText('The server could not be reached')
    await expect(page).toHaveURL(`${sites.sub}pagination?lab=offline`)
    await page.goBack()
    await expect(page.getByText('100 posts')).toBeVisible()
    await expect(page).toHaveURL(`${sites.sub}basic-query?lab=offline`)

    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await expect(page).toHaveURL(`${sites.sub}basic-query`)
    await expect(toggle(page)).toBeFocused()
    // Closed, it leaves nothing broken behind.
    await page.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 3')
    await expect(page.getByText('10 posts')).toBeVisible()
  })

  test('a link shows a failing page from its first request on', async ({ page }) => {
    await page.goto(`${sites.root}basic-query?lab=offline`)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    await show(page, 'Network')
    await expect(lab(page).getByRole('switch', { name: 'Unreachable' })).toBeChecked()
    await lab(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${sites.root}basic-query?lab=`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('100 posts')).toBeVisible()
  })

  test('a closed lab does not come back by a link or by Back', async ({ page }) => {
    await page.goto(`${sites.root}users/123?lab=offline`)
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await choose(page, 'Router Docs')
    await expect(page).toHaveURL(`${sites.root}router-docs?lab=offline`)
    await lab(page).getByRole('button', { name: 'Close the lab' }).click()
    await expect(page).toHaveURL(`${sites.root}router-docs`)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'User profile' })).toBeVisible()
    await expect(page).toHaveURL(`${sites.root}users/123`)
    await page.getByRole('link', { name: 'settings' }).click()
    await expect(page).toHaveURL(`${sites.root}users/123?tab=settings`)
  })
})

test('the lab has recorded from the start, before it is opened', async ({ page }) => {
  await page.goto(`${sites.root}overview`)
  await expectReady(page)
  await openLab(page)
  const rows = lab(page).getByRole('row').filter({ hasText: /GET/ })
  await expect(rows).toHaveCount(4)
  for (const request of ['todos', /posts(?!\?)/, 'posts?_start=0&_limit=10'])
    await expect(rows.filter({ hasText: request }).first()).toContainText('mount')
  await show(page, 'Cache')
  await lab(page).getByRole('button', { name: 'Table' }).click()
  await expect(
    lab(page).getByRole('cell', { name: 'fetching: asked for the first time' }).first(),
  ).toBeVisible()
  await expect(lab(page).getByText('was there before')).toHaveCount(0)
})

test('the lab names the actions of stores, whichever chunk a store is in, from before it was open', async ({
  page,
}) => {
  await page.goto(`${sites.root}zustand-demo`)
  const region = (name: string) => page.getByRole('region', { name })
  await region('4. Theme').getByRole('button', { name: 'Toggle theme' }).click()
  await region('1. Counter').getByRole('button', { name: 'Increment' }).click()
  await openLab(page)
  await show(page, 'Actions')
  for (const action of ['1: theme store toggleTheme', '2: counter store increment'])
    await expect(lab(page).getByRole('button', { name: `Go to action ${action}` })).toBeVisible()
})

test('in front of a real server the lab logs requests, and says that the network is what it is', async ({
  page,
}) => {
  await page.goto(`${sites.api}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await openLab(page)
  await expect(lab(page).getByRole('row').filter({ hasText: 'posts' })).toContainText(['mount'])
  await show(page, 'Network')
  await expect(lab(page).getByText('This server is a real one: its network is what it is.')).toBeVisible()
})

test('the lab can be used by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${sites.root}basic-query`)
  await expect(page.getByText('100 posts')).toBeVisible()
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('heading', { name: 'The lab' })).toBeFocused()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  const fold = lab(page).getByRole('button', { name: 'Fold' })
  const canFold = await fold.isVisible()
  for (let stop = canFold ? 0 : 1; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(lab(page).getByRole('tab', { name: 'Requests' })).toBeFocused()
  // The page behind it stays where it is.
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(lab(page).getByRole('tab', { name: 'Cache' })).toHaveAttribute('aria-selected', 'true')
  if (canFold) {
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(lab(page).getByRole('tablist')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(lab(page).getByRole('tablist')).toBeVisible()
    await page.keyboard.press('Tab')
  } else await lab(page).getByRole('button', { name: 'Close the lab' }).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toBeFocused()
})

test('axe finds nothing in the lab in either theme, and it fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${sites.root}todo-demo?lab=`)
  await expect(page.getByText('200 todos')).toBeVisible()
  for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
    await show(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoAxeViolations(page)
    await turn(page, 'dark')
    await expectReadableColours(page)
    await turn(page, 'light')
  }
})

function lab(page: Page) {
  return page.getByRole('complementary', { name: 'Lab' })
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Lab', exact: true })
}

/** The button can be seen as soon as the app is awake. */
async function openLab(page: Page): Promise<void> {
  await toggle(page).click()
  await expect(lab(page).getByRole('tablist')).toBeVisible()
}

/** Chooses an instrument. */
async function show(page: Page, name: string): Promise<void> {
  await lab(page).getByRole('tab', { name }).click()
  await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
}
