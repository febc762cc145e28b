import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { paceOf } from '#course/time/axis.ts'
import { lessons } from '#syllabus/lessons.ts'
import { openFolds, openLesson, seeStage, stageOf } from '../docsPages.ts'
import { test } from '../site.ts'
import { told } from '../told.ts'

/** What lights up in pairs of which a side has no changed line that runs after the first press. */
const litIn: Record<string, readonly Lit[]> = {
  // What these sides do after the press stands in lines that both files have.
  'An add while the list is refetching': ['shared', 'right'],
  'An answer that says 500': ['shared', 'right'],
  'Two parameters in one click': ['shared'],
  'A new version': ['shared'],
  // The wrong side has crashed before the first press.
  'A new object each time': ['right'],
  // The right side renders for one of two answers that no word tells apart.
  'The rest, or the fields by name': ['wrong'],
}

/** Whose a line of code is. */
type Lit = keyof typeof elements

const elements = { wrong: 'DEL', right: 'INS', shared: 'SPAN' }

/** Nobody sees what leads to a frame that comes sooner. */
const SOONEST_STOP_MS = 1500

for (const { slug } of lessons)
  test(`each pair of ${slug} stops where its sides say different things`, async ({ page }) => {
    await openLesson(page, slug)
    await openFolds(page)
    const pairs = page.getByRole('figure').filter({ has: page.locator('[data-side=wrong]') })
    for (const pair of await pairs.all()) {
      const title = (await pair.getAttribute('aria-label')) ?? ''
      await test.step(title, async () => {
        for (const stage of await stageOf(pair).all()) await seeStage(stage)
        // By keyboard: while demos above still come, the button may move between the pointer's press and its release.
        await pair.getByRole('button', { name: 'Run both' }).press('Enter')
        // The slider says what has happened when it has stopped, and not while it plays.
        await expect(pair.getByRole('slider', { name: 'Time' })).toHaveAttribute('aria-valuetext', / s\. \S/)
        expect.soft(await msUntilStop(pair), 'ms until it stops').toBeGreaterThanOrEqual(SOONEST_STOP_MS)
        const [wrong, right] = [await frameText(pair, 'wrong'), await frameText(pair, 'right')]
        expect.soft(wrong).not.toBe(right)
        // A lesson that has just been made has a pair of its own.
        if (!(title in told)) return
        expect.soft([wrong, right]).toEqual(told[title]?.map(saying))
        expect.soft(await litOver(pair), 'whose lines are lit').toEqual(litIn[title] ?? ['wrong', 'right'])
      })
    }
  })

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

/** Whose lines of code are lit somewhere on the run. Shared ones count where a side has no others. */
async function litOver(pair: Locator): Promise<readonly Lit[]> {
  const slider = pair.getByRole('slider', { name: 'Time' })
  const moments = pair.getByRole('listbox', { name: 'Moments', includeHidden: true })
  const stops = await moments.getByRole('option', { includeHidden: true }).count()
  const found = new Set<string>()
  await slider.press('Home')
  // The playhead stops at the start, at the telling frame and at the end, too.
  for (let stop = 0; stop < stops + 3; stop++) {
    const lit = await pair
      .locator('[aria-current=step]')
      .evaluateAll((lines) => lines.map((line) => line.tagName))
    lit.forEach((name) => found.add(name))
    await slider.press('PageUp')
  }
  const own = (['wrong', 'right'] as const).filter((side) => found.has(elements[side]))
  return own.length === 2 || !found.has(elements.shared) ? own : ['shared', ...own]
}

const saying = (words: string | RegExp): unknown =>
  typeof words === 'string' ? words : (expect.stringMatching(words) as unknown)
