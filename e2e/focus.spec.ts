import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { lessons } from '#lessons.ts'
import { expectReady, pages, sites, test } from './site.ts'

// A keyboard user restarts at the top of the page when the focus falls to the body.

for (const path of pages) {
  test(`no button of /${path} loses the focus`, async ({ page }) => {
    await open(page, path)
    await pressEveryButton(page, path, page.locator('body'))
  })
}

for (const { path, title } of lessons.filter(({ asksServer }) => asksServer === true)) {
  test(`no button of ${title} loses the focus while its server fails`, async ({ page }) => {
    const failing = `${path.slice(1)}?lab=fail:GET-all`
    await open(page, failing)
    await expect(page.getByRole('button', { name: /^Retry/ }).first()).toBeVisible()
    await pressEveryButton(page, failing, page.getByRole('main'))
  })
}

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
    await region.getByRole('button', { name: 'Log in' }).press('Space')
    await expect(region.getByRole('button', { name: 'Logging in...' })).toBeFocused()
    await expect(region.getByText('Welcome, Ada')).toBeVisible()
    await expect(region).toBeFocused()
  })
}

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

/** Opens a page, and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(sites.root + path, { waitUntil: 'networkidle' })
  await expectReady(page)
}

/** Presses each button within a part of the page once, including those that appear meanwhile. */
async function pressEveryButton(page: Page, path: string, part: Locator): Promise<void> {
  // A page has up to fifty buttons, and each press waits for frames.
  test.slow()
  const address = page.url()
  const pressed: string[] = []
  for (;;) {
    for (const field of await part.locator('input[type=email], input[type=password]').all()) {
      if ((await field.inputValue()) === '') await field.fill('ada@example.com')
    }
    const name = await nextButton(part, pressed)
    if (name === undefined) break
    pressed.push(name)
    const button = part.getByRole('button', { name, exact: true, disabled: false }).first()
    await button.press(pressed.length % 2 === 0 ? 'Enter' : 'Space')
    // Go Back leaves the app if the app has no earlier page.
    if (!page.url().startsWith(sites.root)) {
      await open(page, path)
      continue
    }
    // A pending action keeps its button, so wait until it has ended.
    await expect(page.getByRole('button', { name: /^(Logging in|Adding|Loading more)\.\.\.$/ })).toHaveCount(
      0,
    )
    await expectFocusKept(page, name)
    if (new URL(page.url()).pathname !== new URL(address).pathname) await open(page, path)
  }
}

/** The name of an enabled button that was not pressed yet; undefined if there is none. */
async function nextButton(part: Locator, pressed: readonly string[]): Promise<string | undefined> {
  const names = await part
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
    )
  return names.find((name) => !pressed.includes(name))
}

/** A browser removes the focus from a removed or disabled element when it draws the next frame. */
async function expectFocusKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.locator(':focus'), `focus after “${name}”`).toHaveCount(1)
}
