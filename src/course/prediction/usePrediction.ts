import { useRef, useState } from 'react'
import type { Answer } from '#progress/progress.ts'
import { isAnswerTo, questionMark } from '#progress/questionMark.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import type { Prediction, PredictionParameters } from './prediction.ts'
import { runChecks, useCheck } from '#course/stage/useCheck.ts'
import { useStage } from '#course/stage/useStage.ts'
import type { StoryExport } from '#course/stage/useStage.ts'

/** How a prediction stands: nothing said, said, being run, measured, broken off, or asked in other words since. */
export type PredictionState =
  | { is: 'open' }
  | { is: 'committed' | 'running'; said: Answer }
  | { is: 'measured'; said: Answer; measured: Answer }
  | { is: 'broken'; said: Answer; reason: string }
  | { is: 'changed'; said: Answer }

/**
 * Asks for a prediction, and measures it by a run of its story. What was said and measured is kept, until somebody tries again.
 *
 * @param of the story that is the run of the prediction
 * @param againIn the slug of a later lesson that asks the same again, which is kept for itself
 */
export function usePrediction(of: StoryExport, againIn?: string) {
  /** What the present run is to be compared with. */
  const running = useRef<{ id: string; said: Answer; of: string }>(undefined)
  const stage = useStage(of, 'never', {
    onMeasured: (measured) => {
      if (running.current === undefined) return
      const { id, ...answer } = running.current
      learnerProgress.recordPrediction(id, { ...answer, measured })
    },
  })
  const check = useCheck(stage)
  const prediction = predictionOf(stage.story.parameters)
  const id = againIn === undefined ? prediction.id : `${prediction.id}@${againIn}`
  const mark = questionMark(prediction)
  const kept = useProgress(learnerProgress).predictions[id]
  const [isOpen, setIsOpen] = useState(false)

  const answered = isOpen ? undefined : kept
  const state = ((): PredictionState => {
    if (answered === undefined) return { is: 'open' }
    if (!isAnswerTo(mark, answered)) return { is: 'changed', said: answered.said }
    if (check.state.is === 'running') return { is: 'running', said: answered.said }
    if (check.state.is === 'failed') return { is: 'broken', said: answered.said, reason: check.state.reason }
    const { said, measured } = answered
    return measured === undefined ? { is: 'committed', said } : { is: 'measured', said, measured }
  })()

  return {
    prediction,
    stage,
    state,
    /** Whether a run has begun since the page was opened. */
    hasRun: check.state.is !== 'none',
    commit(answer: Answer): void {
      check.forget()
      setIsOpen(false)
      learnerProgress.recordPrediction(id, { said: answer, of: mark })
    },
    run(): void {
      if (answered === undefined || state.is === 'changed') return
      running.current = { id, said: answered.said, of: mark }
      runChecks([check])
    },
    tryAgain: () => setIsOpen(true),
  }
}

/**
 * The prediction that a story is the run of.
 *
 * @throws Error if it is that of none
 */
function predictionOf(parameters: object): Prediction {
  if (!('prediction' in parameters)) throw new Error('This story is not the run of a prediction.')
  return (parameters as PredictionParameters).prediction
}
