import type { CheckState } from '#course/demo/useCheck.ts'
import type { StepReport } from '#course/world/stageContext.ts'
import type { Press, Recording } from '#course/time/recording.ts'
import { shownAt } from '#course/time/axis.ts'

/** One test of an exercise's grader: one of its steps. */
export interface TestRow {
  sentence: string
  state: 'not run' | 'not reached' | StepReport['state']
  /** When it began and ended, in ms since the epoch. */
  from?: number | undefined
  to?: number | undefined
}

/**
 * The tests of an exercise, as far as a check has come.
 *
 * @param known the steps of its grader, in their order
 * @param hasMistake whether the code itself cannot run: then no test has failed
 */
export function testRows(known: readonly string[], check: CheckState, hasMistake: boolean): TestRow[] {
  const reports = hasMistake || !('steps' in check) ? [] : check.steps
  const of = new Map(reports.map((report) => [report.sentence, report]))
  const isOver = !hasMistake && (check.is === 'passed' || check.is === 'failed')
  const further = reports.map(({ sentence }) => sentence).filter((sentence) => !known.includes(sentence))
  return [...known, ...further].map((sentence) => {
    const report = of.get(sentence)
    if (report === undefined) return { sentence, state: isOver ? 'not reached' : 'not run' }
    const { state, from, at } = report
    return { sentence, state, from, to: state === 'running' ? undefined : at }
  })
}

/** How many tests of how many have passed, in words. */
export function passedOf(rows: readonly TestRow[]): string {
  return `${rows.filter(({ state }) => state === 'passed').length} of ${rows.length}`
}

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
        ? pressesInWords(within)
        : last === undefined
          ? 'opened the page, and waited'
          : `waited after ${pressesInWords([last])}`,
    showed: shownAt(recording, end),
  }
}

/** The presses of a test, the first ones where there are many. */
function pressesInWords(presses: readonly Press[]): string {
  const shown = presses.slice(0, 4).map(({ says }) => says)
  const more = presses.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', then ')
}
