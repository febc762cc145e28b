import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { paceOf } from '#course/time/axis.ts'
import { openFolds, openLesson, seeStage, stageOf, stepThrough } from './docsPages.ts'

/** Nobody sees what leads to a frame that comes sooner. */
const SOONEST_STOP_MS = 1500

/** Runs each pair of a lesson, and expects its replay to stop where its sides say different things. */
export async function expectPairsToDiffer(page: Page, slug: string): Promise<void> {
  await openLesson(page, slug)
  await openFolds(page)
  const pairs = page.getByRole('figure').filter({ has: page.locator('[data-side=wrong]') })
  for (const pair of await pairs.all()) {
    for (const stage of await stageOf(pair).all()) await seeStage(stage)
    // By keyboard: while demos above still come, the button may move between the pointer's press and its release.
    await pair.getByRole('button', { name: 'Run both' }).press('Enter')
    await stepThrough(pair)
    // The slider says what has happened when it has stopped, and not while it plays.
    await expect(pair.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', / s\. \S/)
    const title = (await pair.getAttribute('aria-label')) ?? ''
    expect.soft(await msUntilStop(pair), `ms until “${title}” stops`).toBeGreaterThanOrEqual(SOONEST_STOP_MS)
    expect.soft(await frameText(pair, 'wrong'), title).not.toBe(await frameText(pair, 'right'))
  }
}

/** How long the replay takes from its begin to where it has stopped, for whoever does not prefer reduced motion. */
async function msUntilStop(pair: Locator): Promise<number> {
  const [from, to, telling] = await pair
    .getByRole('slider', { name: 'Time' })
    // A slider has its value to half a step.
    .evaluate((slider: HTMLInputElement) => [+slider.min, +slider.max, +slider.value + +slider.step / 2])
  if (from === undefined || to === undefined || telling === undefined) throw new Error('It has no slider.')
  return ((telling - from) / (to - from)) * paceOf({ from, to, telling }).durationMs
}

/** What the frame that is kept of a side shows, in words. */
async function frameText(pair: Locator, side: 'wrong' | 'right'): Promise<string> {
  const frame = pair.locator(`[data-side=${side}]`).getByRole('region', { name: /: frame$/ })
  const says = await frame
    .getByText(/^The page shows /)
    .first()
    .textContent()
  return /^The page shows (.*)\.$/.exec(says ?? '')?.[1] ?? ''
}
