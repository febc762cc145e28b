import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isolateCheck } from '../isolateCheck.ts'
import { listenToSteps } from '../steps.ts'
import type { StepReport } from '../steps.ts'
import { checkReason } from './checkReason.ts'

/** A story as CSF makes it: it can play itself inside any element. */
export interface RunnableStory {
  run: (context: { canvasElement: HTMLElement; globals: Record<string, unknown> }) => Promise<void>
}

/** How a check stands, with its steps so far. */
export type CheckState =
  | { is: 'none' }
  | { is: 'running' | 'passed'; steps: readonly StepReport[] }
  | { is: 'failed'; steps: readonly StepReport[]; step: string | undefined; reason: string }

/**
 * Plays a story's own test, fresh, in the place where its demo stands.
 *
 * @param story the story to play
 * @param globals what the page's toolbar says when it starts: a run has no other
 */
export function useCheck(story: RunnableStory, globals: () => Record<string, unknown>) {
  const [state, setState] = useState<CheckState>({ is: 'none' })
  /** Counts the runs while one stands on the stage; undefined while the demo itself does. */
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
    // The demo that stood here cleans up after itself, a moment later.
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
    // One after another: a run takes away what the one before it has shown.
    queue = queue.then(play)
  }

  return { state, run, runOnStage, canvas }
}

/** The check whose run stands on its stage gives it back to its demo. */
let leaveStage = (): void => undefined

let queue: Promise<void> = Promise.resolve()

/** A step that ends takes its own place in the list; steps may hold others. */
function withReport(steps: readonly StepReport[], report: StepReport): readonly StepReport[] {
  if (report.state === 'running') return [...steps, report]
  const index = steps.findLastIndex(
    ({ sentence, state }) => sentence === report.sentence && state === 'running',
  )
  return steps.with(index, report)
}
