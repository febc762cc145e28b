import { expect } from '@playwright/test'
import { expectFocusKept, open } from '../focus.ts'
import { test } from '../site.ts'

// What a press removes or disables leaves the focus on the page.

test('a Retry that helps passes the focus on', async ({ page }) => {
  await open(page, 'overview?lab=fail:GET-all')
  const retry = page.getByRole('main').getByRole('button', { name: /^Retry/ })
  await expect(retry.first()).toBeVisible()
  const failed = await retry.count()
  const lab = page.getByRole('complementary', { name: 'Lab', exact: true })
  await lab.getByRole('tab', { name: 'Network' }).click()
  await lab.getByRole('button', { name: 'Reset' }).click()
  await retry.first().press('Enter')
  await expect(retry).toHaveCount(failed - 1)
  await expectFocusKept(page, 'Retry')
})

test('no instrument of the lab loses the focus, and the closed lab gives it back', async ({ page }) => {
  await open(page, 'basic-query?lab=')
  const lab = page.getByRole('complementary', { name: 'Lab', exact: true })
  for (const name of ['Cache', 'Network', 'Actions', 'Clock', 'Requests']) {
    await lab.getByRole('tab', { name }).press('Enter')
    await expect(lab.getByRole('tabpanel', { name })).toBeVisible()
    await expectFocusKept(page, name)
  }
  await lab.getByRole('tab', { name: 'Network' }).press('Enter')
  await lab.getByRole('switch', { name: 'Unreachable' }).press('Space')
  await expect(lab.getByRole('switch', { name: 'Unreachable' })).toBeChecked()
  await expectFocusKept(page, 'Unreachable')
  await lab.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(lab.getByRole('switch', { name: 'Unreachable' })).not.toBeChecked()
  await expectFocusKept(page, 'Reset')
  await lab.getByRole('button', { name: 'Close the lab' }).press('Enter')
  await expect(lab).toHaveCount(0)
  await expectFocusKept(page, 'Close the lab')
})

test('logging in by keyboard keeps the focus, and so does giving it up', async ({ page }) => {
  await open(page, 'login')
  const region = page.getByRole('region', { name: 'Your session' })
  await region.getByLabel('Email').fill('ada@example.com')
  await region.getByLabel('Password').fill('secret')
  await region.getByRole('button', { name: 'Log in' }).press('Enter')
  await region.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(region.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expectFocusKept(page, 'Cancel')

  // Begun before the press: on a busy machine the login may be over before the first look.
  const pending = region.getByRole('button', { name: 'Logging in...' }).and(page.locator(':focus')).waitFor()
  await region.getByRole('button', { name: 'Log in' }).press('Space')
  await pending
  await expect(region.getByText('Welcome, Ada')).toBeVisible()
  await expect(region).toBeFocused()
})

test('turning pages by keyboard keeps the focus at both ends', async ({ page }) => {
  await open(page, 'pagination?page=10')
  const next = page.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await expect(page.getByText('No posts found')).toBeVisible()
  await expectFocusKept(page, 'Next')
  await expect(next).toBeFocused()

  await open(page, 'pagination?page=2')
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.press('Enter')
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  await expectFocusKept(page, 'Previous')
  await expect(previous).toBeFocused()
})

test('Load more keeps the focus when nothing follows', async ({ page }) => {
  await open(page, 'infinite-query')
  const button = page.getByRole('button', { name: /^Load(ing)? more/ })
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await button.press('Enter')
    await expect(page.getByText(`${loaded + 1} pages loaded`)).toBeVisible()
  }
  await expect(page.getByText('Nothing more to load')).toBeVisible()
  await expectFocusKept(page, 'Load more')
  await expect(button).toBeFocused()
})

test('dismissing an alert, and trying again, keep the focus on the page', async ({ page }) => {
  await open(page, 'todo-demo?lab=fail:POST-2')
  const main = page.getByRole('main')
  for (const way of ['Dismiss', 'Try again']) {
    await main.getByRole('textbox', { name: 'New todo' }).fill('Water the plants')
    await main.getByRole('button', { name: 'Add' }).press('Enter')
    await main.getByRole('button', { name: way }).press('Enter')
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expectFocusKept(page, way)
  }
})
