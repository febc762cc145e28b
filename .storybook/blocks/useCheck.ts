import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isolateCheck } from '../isolateCheck.ts'
import { listenToSteps } from '../steps.ts'
import type { StepReport } from '../steps.ts'
import { checkReason } from './checkReason.ts'

/** A CSF story that can render and play itself in any element. */
export interface RunnableStory {
  run: (context: { canvasElement: HTMLElement; globals: Record<string, unknown> }) => Promise<void>
}

/** The state of a check, with the steps so far. */
export type CheckState =
  | { is: 'none' }
  | { is: 'running' | 'passed'; steps: readonly StepReport[] }
  | { is: 'failed'; steps: readonly StepReport[]; step: string | undefined; reason: string }

/**
 * Plays a new instance of a story in place of its demo.
 *
 * @param story the story to play
 * @param globals returns the page's toolbar globals, which a run does not get otherwise
 */
export function useCheck(story: RunnableStory, globals: () => Record<string, unknown>) {
  const [state, setState] = useState<CheckState>({ is: 'none' })
  /** The number of the run that is shown; undefined while the demo is shown. */
  const [runOnStage, setRunOnStage] = useState<number>()
  const runs = useRef(0)
  const canvas = useRef<HTMLDivElement>(null)

  async function play(): Promise<void> {
    runs.current += 1
    const takeStage = () => {
      leaveStage()
      leaveStage = () => setRunOnStage(undefined)
      setRunOnStage(runs.current)
    }
    const endIsolation = isolateCheck()
    flushSync(takeStage)
    const canvasElement = canvas.current
    if (canvasElement === null) return endIsolation()
    // The demo that was shown cleans up in a later task.
    await new Promise((resolve) => setTimeout(resolve))

    let steps: readonly StepReport[] = []
    const stopListening = listenToSteps(canvasElement, (report) => {
      steps = withReport(steps, report)
      setState({ is: 'running', steps })
    })
    try {
      await story.run({ canvasElement, globals: globals() })
      setState({ is: 'passed', steps })
    } catch (error) {
      const failed = steps.find(({ state }) => state === 'failed')
      setState({ is: 'failed', steps, step: failed?.sentence, reason: checkReason(error) })
    } finally {
      stopListening()
      endIsolation()
    }
  }

  function run(): void {
    setState({ is: 'running', steps: [] })
    // Runs are queued, because each run removes what the previous one has rendered.
    queue = queue.then(play)
  }

  return { state, run, runOnStage, canvas }
}

/** Ends the run that is shown, so that its demo returns. */
let leaveStage = (): void => undefined

let queue: Promise<void> = Promise.resolve()

/** Replaces the report of the same step, or adds a new one. Steps can be nested. */
function withReport(steps: readonly StepReport[], report: StepReport): readonly StepReport[] {
  if (report.state === 'running') return [...steps, report]
  const index = steps.findLastIndex(
    ({ sentence, state }) => sentence === report.sentence && state === 'running',
  )
  return steps.with(index, report)
}
