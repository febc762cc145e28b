import type { Cell, Row } from '../table.ts'
import type { Outcome } from './runs.ts'

/** What one run of a suite, or several, have shown. */
export interface Tally {
  runs: number
  /** How many different tests there were. */
  tests: number
  /** How often each test failed that did. */
  failures: Readonly<Record<string, number>>
  /** What the first of these failures said, for whoever looks for the cause. */
  messages: Readonly<Record<string, string>>
}

/** The tally of outcomes, in which each test stands once for each run. */
export function tallyOf(outcomes: readonly Outcome[], runs = 1): Tally {
  const failed = outcomes.filter(({ passed }) => !passed)
  return {
    runs,
    tests: new Set(outcomes.map(({ name }) => name)).size,
    failures: counted(failed.map(({ name }) => [name, 1])),
    messages: Object.fromEntries(failed.toReversed().map(({ name, why = '' }) => [name, why])),
  }
}

/** The tally of all runs. Between them a test may have come or gone. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    runs: tallies.reduce((sum, { runs }) => sum + runs, 0),
    tests: Math.max(0, ...tallies.map(({ tests }) => tests)),
    failures: counted(tallies.flatMap(({ failures }) => Object.entries(failures))),
    messages: Object.assign({}, ...tallies.map(({ messages }) => messages).toReversed()) as Tally['messages'],
  }
}

function counted(failures: readonly (readonly [test: string, times: number])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [test, times] of failures) counts[test] = (counts[test] ?? 0) + times
  return counts
}

/** What ran, in its order: rounds, and runs of the tests that had failed before. */
type Kept = readonly (Pick<Tally, 'failures'> & { again?: readonly string[] })[]

/** The tests that have failed in some round, and neither when they ran again nor since. */
export function mendedIn(kept: Kept): string[] {
  const mended = new Set<string>()
  for (const { failures, again = [] } of kept) {
    for (const test of again) mended.add(test)
    for (const test of Object.keys(failures)) mended.delete(test)
  }
  return [...mended]
}

export const columns = ['runs', 'tests', 'failed in some runs', 'failed in each run', 'failed, mended since']

/**
 * The row of a suite: how much ran, of how many runs that are wanted, and which tests failed how often.
 *
 * @param mended the tests that failed and do not any more
 */
export function rowOf(
  name: string,
  { runs, tests, failures }: Tally,
  wanted: number,
  mended: readonly string[] = [],
): Row {
  const says = ([test, count]: [string, number]) => `${test} (${count} of ${runs})`
  const isAlways = ([, count]: [string, number]) => count === runs
  const isMended = ([test]: [string, number]) => mended.includes(test)
  const failed = Object.entries(failures).filter((each) => !isMended(each))
  const wasMended = list(Object.entries(failures).filter(isMended).map(says))
  return {
    name,
    cells: [
      runs < wanted ? { ok: false, says: `${runs} of ${wanted}` } : { ok: true, says: String(runs) },
      { ok: tests > 0, says: String(tests) },
      list(failed.filter((each) => !isAlways(each)).map(says)),
      list(failed.filter(isAlways).map(says)),
      { ...wasMended, ok: true },
    ],
  }
}

function list(tests: readonly string[]): Cell {
  return tests.length === 0 ? { ok: true, says: 'none' } : { ok: false, says: tests.join('; ') }
}
