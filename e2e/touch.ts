import { expect } from '@playwright/test'
import type { Frame, Locator, Page } from '@playwright/test'
import { figureOf, openLesson, restInMiddle, seeEveryDemo, stepThrough } from './docsPages.ts'

/** A small phone. */
export const phone = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true }

/** Runs both sides of a pair by a tap, until they are replayed. */
export async function runBoth(page: Page): Promise<Locator> {
  await openLesson(page, 'why-a-query')
  await seeEveryDemo(page)
  const pair = figureOf(page, 'A race of two answers')
  await pair.getByRole('button', { name: 'Run both' }).tap()
  await stepThrough(pair)
  await expect(pair.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', / s\. \S/)
  return pair
}

/** Drags one finger from the middle of an element. Chromium alone can do this. */
export async function drag(on: Locator, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  await restInMiddle(on)
  const box = await on.boundingBox()
  if (box === null) throw new Error('What is dragged is on the screen.')
  const devtools = await on.page().context().newCDPSession(on.page())
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width / 2 + x * part, y: box.y + box.height / 2 + y * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** What a learner presses most: 44 px high. */
const MAIN =
  '^(Run|Run both|Check|Replay.*|Step through this run|Play|Pause|The moment before|The next moment|Time|Start.*|Continue.*|Begin.*|Next.*|Previous.*|Exercise: .*|Search.*|Menu|Open navigation menu|Lab.*|More: .*|Reload.*)$'

/** The controls of a page, seen and reachable, on which a finger has less room than 24 px, or than 44 px of height on the main ones. */
export function smallTargets(page: Page | Frame): Promise<string[]> {
  return page.evaluate(findSmallTargets, MAIN)
}

// Runs in the page. What counts is where a press arrives: a control may reach further than what is drawn of it.
function findSmallTargets(main: string): string[] {
  const isMain = new RegExp(main)
  const least = { any: 24, main: 44 }
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=tab], [role=slider], [role=option]',
  )
  if (controls.length === 0) throw new Error('The page has no controls.')
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]'))
      return []
    const isInText =
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\S/.test(node.data),
      )
    if (isInText) return []
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(left + dx, top + dy)
      return hit !== null && [control, ...labels].some((part) => part.contains(hit))
    }
    const reach = (dx: number, dy: number) => {
      let steps = 0
      while (steps < least.main && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1
      return steps
    }
    // Unseen until it has the focus, such as the link past the nav bar.
    if (!isHit(0, 0)) return []
    const name = control.ariaLabel ?? (control.textContent || (labels[0]?.textContent ?? '')).trim()
    const room = { width: reach(-1, 0) + 1 + reach(1, 0), height: reach(0, -1) + 1 + reach(0, 1) }
    const high = isMain.test(name) || control.matches('[type=submit]') ? least.main : least.any
    const isSmall = room.width < least.any || room.height < high
    return isSmall ? [`${name}: ${room.width} × ${room.height}, and has to be ${high} high`] : []
  })
}
