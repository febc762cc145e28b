import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectReady, sites } from './site.ts'

// A keyboard user restarts at the top of the page when the focus falls to the body.

/** Opens a page of the app, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(sites.root + path, { waitUntil: 'networkidle' })
  await expectReady(page)
}

/** Presses each button within a part of the page once, including those that appear meanwhile. */
export async function pressEveryButton(page: Page, path: string, part: Locator): Promise<void> {
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
export async function expectFocusKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.locator(':focus'), `focus after “${name}”`).toHaveCount(1)
}
