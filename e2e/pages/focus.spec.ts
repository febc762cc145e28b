import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { control, expectFocusKept, open, pressEveryControl } from '../focus.ts'
import { test } from '../site.ts'

for (const { path, title } of lessons.filter(({ asksOnMount }) => asksOnMount === true)) {
  test(`no control of ${title} loses the focus while its server fails`, async ({ page }) => {
    const failing = `${path.slice(1)}?lab=fail:GET-all`
    await open(page, failing)
    await expect(page.getByRole('button', { name: /^Retry/ }).first()).toBeVisible()
    const pressed = await pressEveryControl(page, failing, page.getByRole('main').locator(control))
    expect(pressed).toContainEqual(expect.stringMatching(/^Retry/))
  })

  test(`a Retry of ${title} that helps passes the focus on`, async ({ page }) => {
    await open(page, `${path.slice(1)}?lab=fail:GET-all`)
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
}

for (const path of ['', 'posts', 'users/123?tab=settings', 'login', 'no/such/page']) {
  test(`no link of /${path} loses the focus`, async ({ page }) => {
    await open(page, path)
    // Those to the catalogue leave the app.
    const links = page.locator('a[href^="/"]:not([href*="/storybook/"])').filter({ visible: true })
    for (let index = 0; index < (await links.count()); index += 1) {
      const link = links.nth(index)
      const name = await link.innerText()
      const address = await link.evaluate(({ href }: HTMLAnchorElement) => href)
      const leavesPage = new URL(address).pathname !== new URL(page.url()).pathname
      await link.press('Enter')
      await expect(page).toHaveURL(address)
      // The page that it leads to gives the focus to its heading. Until then the link itself keeps it.
      if (leavesPage) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      else await expectFocusKept(page, name)
      await open(page, path)
    }
  })
}

test('no control of the lab loses the focus', async ({ page }) => {
  await open(page, 'basic-query?lab=')
  const lab = page.getByRole('complementary', { name: 'Lab', exact: true })
  await expect(lab.getByRole('tab', { name: 'Requests' })).toBeVisible()
  // TanStack's devtools have a hundred controls of their own.
  const controls = lab.locator(control.replaceAll('[aria-label=Lab] *', '[aria-label^=TanStack] *'))
  const opening = controls.filter({ hasNotText: 'Close the lab' })
  expect(await pressEveryControl(page, 'basic-query?lab=', opening)).toEqual(
    expect.arrayContaining(['Requests', 'Cache', 'Network', 'Actions', 'Clock', 'Offline', '10×']),
  )
  await lab.getByRole('button', { name: 'Close the lab' }).press('Enter')
  await expect(lab).toHaveCount(0)
  await expectFocusKept(page, 'Close the lab')
})

for (const [path, card] of [
  ['login', 'Your session'],
  ['context-demo', 'User with context'],
  ['zustand-demo', '2. User authentication'],
] as const) {
  test(`logging in by keyboard on /${path} keeps the focus`, async ({ page }) => {
    await open(page, path)
    const region = page.getByRole('region', { name: card })
    await region.getByLabel('Email').fill('ada@example.com')
    await region.getByLabel('Password').fill('secret')
    // Begun before the press: on a busy machine the login may be over before the first look.
    const pending = region
      .getByRole('button', { name: 'Logging in...' })
      .and(page.locator(':focus'))
      .waitFor()
    await region.getByRole('button', { name: 'Log in' }).press('Space')
    await pending
    await expect(region.getByText('Welcome, Ada')).toBeVisible()
    await expect(region).toBeFocused()
  })
}

test('giving a login up by keyboard keeps the focus', async ({ page }) => {
  await open(page, 'login')
  const region = page.getByRole('region', { name: 'Your session' })
  await region.getByLabel('Email').fill('ada@example.com')
  await region.getByLabel('Password').fill('secret')
  await region.getByRole('button', { name: 'Log in' }).press('Enter')
  await region.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(region.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expectFocusKept(page, 'Cancel')
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

test('a link to the page that is open keeps the focus in the bar', async ({ page }) => {
  await open(page, 'todo-demo')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const fold = bar.getByRole('button', { name: 'Menu' })
  if (await fold.isVisible()) await fold.press('Enter')
  await bar.getByRole('button', { name: 'React Query' }).press('Enter')
  await bar.getByRole('link', { name: 'Todo Demo' }).press('Enter')
  await expect(bar.getByRole('link', { name: 'Todo Demo' })).toBeHidden()
  await expectFocusKept(page, 'Todo Demo')
})
