import { useState } from 'react'
import { isolateCheck } from '../isolateCheck.ts'
import type { StepReport } from '../steps.ts'
import { checkReason } from './checkReason.ts'
import type { Stage } from './useStage.ts'

/** The state of a check, with the steps so far. */
export type CheckState =
  | { is: 'none' }
  | { is: 'running' | 'passed'; steps: readonly StepReport[] }
  | { is: 'failed'; steps: readonly StepReport[]; step: string | undefined; reason: string }

/** A demo's own test. */
export type Check = ReturnType<typeof useCheck>

/** Plays a story's own test on its stage, with a new world and storage of its own. */
export function useCheck(stage: Stage) {
  const [state, setState] = useState<CheckState>({ is: 'none' })

  async function play(): Promise<void> {
    let steps: readonly StepReport[] = []
    const endIsolation = isolateCheck()
    try {
      await stage.start((report) => {
        steps = withReport(steps, report)
        setState({ is: 'running', steps })
      })
      setState({ is: 'passed', steps })
    } catch (error) {
      const failed = steps.find((step) => step.state === 'failed')
      setState({ is: 'failed', steps, step: failed?.sentence, reason: checkReason(error) })
    } finally {
      endIsolation()
    }
  }

  return {
    state,
    play,
    /** Says that it runs, also while it waits for another one. */
    announce: () => setState({ is: 'running', steps: [] }),
    forget: () => setState({ is: 'none' }),
  }
}

/**
 * Runs checks one after another, or together those that may: a document has one focus, and stores are single ones, so what one check
 * types could go to another.
 */
export function runChecks(checks: readonly Check[], how: 'together' | 'in turn' = 'in turn'): void {
  for (const check of checks) check.announce()
  const groups = how === 'together' ? [checks] : checks.map((check) => [check])
  for (const group of groups) {
    queue = queue.then(() => Promise.all(group.map(({ play }) => play())))
  }
}

let queue: Promise<unknown> = Promise.resolve()

/** Replaces the report of the same step, or adds a new one. Steps can be nested. */
function withReport(steps: readonly StepReport[], report: StepReport): readonly StepReport[] {
  if (report.state === 'running') return [...steps, report]
  const index = steps.findLastIndex(
    ({ sentence, state }) => sentence === report.sentence && state === 'running',
  )
  return steps.with(index, report)
}
