import type { Press, Recording } from '#course/time/recording.ts'
import { shownAt } from '#course/time/axis.ts'
import type { TestRow } from './testRows.ts'

/** What there is to say of a test that failed. */
export interface Failing {
  tried: string
  /** What the page showed when it failed. */
  showed: string
}

/**
 * What a failing test did, and what the page showed.
 *
 * @param recording of its check, whose times are in ms since `startedAt`
 * @param startedAt in ms since the epoch
 */
export function failingOf(
  { from = 0, to = 0 }: Pick<TestRow, 'from' | 'to'>,
  recording: Recording,
  startedAt: number,
): Failing {
  const end = to - startedAt
  const within = recording.presses.filter(({ at }) => at >= from - startedAt && at <= end)
  const last = recording.presses.findLast(({ at }) => at <= end)
  return {
    tried:
      within.length > 0
        ? inWords(within)
        : last === undefined
          ? 'opened the page, and waited'
          : `waited after ${inWords([last])}`,
    showed: shownAt(recording, end),
  }
}

/** The presses of a test, the first ones where there are many. */
function inWords(presses: readonly Press[]): string {
  const shown = presses.slice(0, 4).map(({ says }) => says)
  const more = presses.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', then ')
}
