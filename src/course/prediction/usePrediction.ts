import { useRef, useState } from 'react'
import type { Answer } from '#progress/progress.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { predictionOf } from './prediction.ts'
import { useAsked } from './Predicted.tsx'
import { runChecks, useCheck } from '#course/demo/useCheck.ts'
import { useStage } from '#course/demo/useStage.ts'
import type { StoryExport } from '#course/demo/useStage.ts'
import { useRecordings } from '#course/demo/useRecordings.tsx'

/** How a prediction stands: nothing said; being run; measured; or broken off. */
export type PredictionState =
  | { is: 'open' }
  | { is: 'running'; said: Answer }
  | { is: 'measured'; said: Answer; measured: Answer }
  | { is: 'broken'; said: Answer; reason: string }

/**
 * Asks for a prediction, and measures it by a run of its story, which an answer starts. What was said and measured is kept, until somebody
 * tries again.
 *
 * @param of the story that is the run of the prediction
 * @param againIn the slug of a later lesson that asks the same again, which is kept for itself
 */
export function usePrediction(of: StoryExport, againIn?: string) {
  /** What the present run has measured. */
  const newest = useRef<Answer>(undefined)
  const stage = useStage(of, 'never', { onMeasured: (answer) => void (newest.current = answer) })
  const prediction = predictionOf(stage.story.parameters)
  const { recorders, replay, lay, forget } = useRecordings([{ title: 'The demo', stage }])
  const check = useCheck(stage, recorders[0], { measures: true })
  const id = againIn === undefined ? prediction.id : `${prediction.id}@${againIn}`
  const { predictions } = useProgress(learnerProgress)
  const [isOpen, setIsOpen] = useState(false)
  const [isRunning, setIsRunning] = useState(false)

  const answered = isOpen ? undefined : predictions[id]
  const state = ((): PredictionState => {
    if (answered === undefined) return { is: 'open' }
    const { said, measured } = answered
    if (isRunning) return { is: 'running', said }
    if (check.state.is === 'failed')
      return { is: 'broken', said, reason: `The demo did not run to its end: ${check.state.reason}` }
    if (check.state.is === 'unjudged')
      return { is: 'broken', said, reason: `Not judged. ${check.state.reason}` }
    // Said on an earlier visit, which ended before the run did.
    return measured === undefined ? { is: 'open' } : { is: 'measured', said, measured }
  })()
  useAsked({ id, prediction, isTold: state.is === 'measured' })

  async function run(said: Answer): Promise<void> {
    newest.current = undefined
    forget()
    setIsRunning(true)
    const hasPassed = await runChecks([check])
    if (!stage.isThere()) return
    if (hasPassed && newest.current !== undefined) {
      learnerProgress.recordPrediction(id, { said, measured: newest.current })
      lay()
    }
    setIsRunning(false)
  }

  return {
    prediction,
    stage,
    state,
    replay,
    /** Whether a run has begun since the page was opened. */
    hasRun: check.state.is !== 'none',
    answer(said: Answer): void {
      setIsOpen(false)
      learnerProgress.recordPrediction(id, { said })
      void run(said)
    },
    tryAgain(): void {
      check.forget()
      forget()
      setIsOpen(true)
    },
  }
}
