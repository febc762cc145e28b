import type { CheckState } from '#course/demo/useCheck.ts'
import type { StepReport } from '#course/world/stageContext.ts'

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
