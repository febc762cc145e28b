import type { RunnerTestCase } from 'vitest'
import { switchTo } from './switch.ts'

/** A test with a mutant may take so much longer than it usually does. */
const TIMES_LONGER = 10
const LEAST_LIMIT_MS = 500
// Tests replace the timers.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis
const clock = performance.now.bind(performance)

/** The mutants that other tests of the file have killed already. */
const dead = new Set<string>()

/** What one run of a test is for. */
type Trial = { is: 'usual' } | { is: 'mutant'; id: string }

/** The runs of one test: as it is, and after that with each mutant. */
export interface Trials {
  count: number
  /** Before each run, and before its hooks. */
  next(): void
  run(test: () => unknown): Promise<void>
  end(): { killed: string[]; survived: string[] }
}

/**
 * After a mutant with which the test has failed it runs as it is: where it fails then, the mutant has left something behind, and
 * nothing that comes later in this file counts.
 */
export function createTrials(test: RunnerTestCase, mutants: readonly string[]): Trials {
  const plan: Trial[] = [
    { is: 'usual' },
    ...mutants.flatMap((id): Trial[] => [{ is: 'mutant', id }, { is: 'usual' }]),
  ]
  const killed: string[] = []
  const survived: string[] = []
  let at = -1
  let usualMs = 0
  let suspect: string | undefined
  let isSpoilt = false
  let hasRun = false

  /** What has come of the run that has just ended, with its hooks. */
  function settle(): void {
    switchTo(undefined)
    const trial = plan[at]
    const hasFailed = test.result?.state === 'fail'
    if (trial !== undefined && hasRun) {
      if (trial.is === 'mutant') {
        if (hasFailed) suspect = trial.id
        else survived.push(trial.id)
      } else {
        isSpoilt ||= hasFailed
        if (suspect !== undefined && !hasFailed) {
          killed.push(suspect)
          dead.add(suspect)
        }
        suspect = undefined
      }
    }
    if (test.result !== undefined) {
      test.result.state = 'run'
      delete test.result.errors
    }
  }

  /** A run is left out where nothing can come of it. */
  function isWanted(trial: Trial | undefined): boolean {
    if (trial === undefined || isSpoilt) return false
    if (trial.is === 'mutant') return !dead.has(trial.id)
    return at === 0 || suspect !== undefined
  }

  return {
    count: plan.length,
    next() {
      settle()
      at += 1
      const trial = plan[at]
      hasRun = isWanted(trial)
      if (hasRun && trial?.is === 'mutant') switchTo(trial.id)
    },
    async run(start) {
      if (!hasRun) return
      const startedAt = clock()
      if (plan[at]?.is === 'usual') {
        await start()
        usualMs = clock() - startedAt
      } else {
        await within(Math.max(LEAST_LIMIT_MS, usualMs * TIMES_LONGER), start)
      }
    },
    end() {
      settle()
      if (test.result !== undefined) test.result.state = 'pass'
      return { killed, survived }
    },
  }
}

async function within(limitMs: number, start: () => unknown): Promise<void> {
  let timer: ReturnType<typeof startTimer> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = startTimer(() => reject(new Error('The test did not end in time.')), limitMs)
  })
  try {
    await Promise.race([start(), late])
  } finally {
    stopTimer(timer)
  }
}
