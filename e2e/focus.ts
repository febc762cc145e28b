import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectReady, sites } from './site.ts'

// A keyboard user restarts at the top of the page when the focus falls to the body.

/** What a key press works. Links are walked apart, because each of them leads to another page. */
export const control = ['button', 'select', 'input', '[role=switch]']
  .map((kind) => `${kind}:not(:disabled, [aria-disabled=true], [aria-label=Lab] *)`)
  .join()

/** Opens a page of the app, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(sites.root + path, { waitUntil: 'networkidle' })
  await expectReady(page)
  // Before that, a link of the prerendered page leads to another document.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, a')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

/** Presses each control once, including those that appear meanwhile. Returns their names. */
export async function pressEveryControl(page: Page, path: string, controls: Locator): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const pressed: string[] = []
  for (;;) {
    for (const field of await page.locator('input[type=email], input[type=password]').all()) {
      if ((await field.inputValue()) === '') await field.fill('ada@example.com')
    }
    await expectReady(page)
    const next = await markNext(controls.filter({ visible: true }), pressed)
    if (next === undefined) break
    pressed.push(next.name)
    const key = next.isButton && pressed.length % 2 === 0 ? 'Enter' : next.key
    const target = page.locator('[data-next]')
    const { pathname: from } = new URL(page.url())
    const shown = await documentOf(page)
    try {
      await target.press(key, { timeout: 10_000 })
    } catch (error) {
      // A notification may have gone by itself.
      if ((await target.count()) > 0) throw error
      continue
    }
    // Such a button leads to another page, which comes some time after the press.
    if (/^Go (Back|to )/.test(next.name)) await expect(page).not.toHaveURL((url) => url.pathname === from)
    // Go Back leaves the app if the app has no earlier page, or leads to a page of an earlier document, where the browser has the focus.
    const hasLeft = next.name === 'Go Back' && (await documentOf(page)) !== shown
    if (hasLeft || !page.url().startsWith(sites.root)) {
      await open(page, path)
      continue
    }
    // It narrows the page, where other controls may show then.
    if (next.name === 'Lab') await expect(page.getByRole('complementary', { name: 'Lab' })).toBeVisible()
    // TanStack Query tells of a beginning in the next task. A pending action keeps its button, so wait until it has ended.
    await page.evaluate(() => new Promise((told) => setTimeout(told)))
    await expect(page.getByRole('button', { name: /^(Logging in|Adding|Loading more)\.\.\.$/ })).toHaveCount(
      0,
    )
    await expectFocusKept(page, next.name)
    if (new URL(page.url()).pathname !== pathname) await open(page, path)
  }
  return pressed
}

/**
 * Marks a control that was not pressed yet. Returns the key that works it, and its name with its place among the
 * controls of the same name; undefined if there is none.
 */
async function markNext(controls: Locator, pressed: readonly string[]) {
  return controls.evaluateAll((elements, done) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next')
    const counts: Record<string, number> = {}
    // Fields after buttons, because Enter in one of them submits its form; tabs last, because each hides another one's
    // controls.
    const groups = ['button:not([role=tab])', ':not(button)', '[role=tab]']
    for (const element of groups.flatMap((group) => elements.filter((one) => one.matches(group)))) {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
      const text = element.getAttribute('aria-label') ?? label?.textContent.trim() ?? ''
      const count = (counts[text] = (counts[text] ?? 0) + 1)
      const name = count === 1 ? text : `${text} (${count})`
      if (done.includes(name)) continue
      element.setAttribute('data-next', '')
      const kind = element instanceof HTMLInputElement ? element.type : element.localName
      const keys: Record<string, string> = {
        select: 'ArrowDown',
        range: 'ArrowRight',
        button: 'Space',
        checkbox: 'Space',
      }
      return { name, key: keys[kind] ?? 'Enter', isButton: kind === 'button' }
    }
    return undefined
  }, pressed)
}

/** A browser removes the focus from a removed or disabled element when it draws the next frame. */
export async function expectFocusKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.locator(':focus'), `focus after “${name}”`).toHaveCount(1)
}

/** Tells one document of a page from the next. */
function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}
