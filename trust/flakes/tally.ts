import type { Cell, Row } from '../table.ts'
import type { Outcome } from './runs.ts'

/** All runs of one suite. */
export interface Runs {
  name: string
  /** The outcomes of each run. */
  runs: readonly (readonly Outcome[])[]
  /** How often a run has each test; once unless set. */
  repeats?: number
}

/** The row of a suite: how much ran, and which tests failed how often. */
export function rowOf({ name, runs, repeats = 1 }: Runs): Row {
  const failures = new Map<string, number>()
  const times = new Map<string, number>()
  for (const { name: test, passed } of runs.flat()) {
    times.set(test, (times.get(test) ?? 0) + 1)
    if (!passed) failures.set(test, (failures.get(test) ?? 0) + 1)
  }
  const says = ([test, count]: [string, number]) => `${test} (${count} of ${times.get(test)})`
  const isAlways = ([test, count]: [string, number]) => count === times.get(test)
  return {
    name,
    cells: [
      { ok: runs.length > 0, says: String(runs.length * repeats) },
      { ok: times.size > 0, says: String(times.size) },
      list([...failures].filter((each) => !isAlways(each)).map(says)),
      list([...failures].filter(isAlways).map(says)),
    ],
  }
}

export const columns = ['runs', 'tests', 'failed in some runs', 'failed in each run']

function list(tests: readonly string[]): Cell {
  return tests.length === 0 ? { ok: true, says: 'none' } : { ok: false, says: tests.join('; ') }
}
