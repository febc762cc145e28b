import { useRef, useState, useSyncExternalStore } from 'react'
import type { Answer } from '#progress/progress.ts'
import { isAnswerTo, questionMark } from '#progress/questionMark.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { predictionOf } from './prediction.ts'
import { useAsked } from './asked.ts'
import { runChecks, useCheck } from '#course/stage/useCheck.ts'
import { useStage } from '#course/stage/useStage.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { useHeldRun } from './useHeldRun.tsx'
import type { Replay } from './useHeldRun.tsx'

/**
 * How a prediction stands: nothing said; said on an earlier visit, and not measured; being run; played up to what tells, stopped before it,
 * and on from there; measured; broken off; or asked in other words since.
 */
export type PredictionState =
  | { is: 'open' }
  | { is: 'kept' | 'running' | 'leading up' | 'held' | 'going on'; said: Answer }
  | { is: 'measured'; said: Answer; measured: Answer }
  | { is: 'broken'; said: Answer; reason: string }
  | { is: 'changed'; said: Answer }

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
  const { recorder, isRecorded, replay, hold, goOn, forget } = useHeldRun(stage, prediction.stopsBefore)
  const isLeadingUp = useIsLeadingUp(replay)
  const check = useCheck(stage, recorder, { measures: true })
  const id = againIn === undefined ? prediction.id : `${prediction.id}@${againIn}`
  const mark = questionMark(prediction)
  const { predictions } = useProgress(learnerProgress)
  const [isOpen, setIsOpen] = useState(false)
  /** Until its replay is there, too. */
  const [isRunning, setIsRunning] = useState(false)

  const answered = isOpen ? undefined : predictions[id]
  const state = ((): PredictionState => {
    if (answered === undefined) return { is: 'open' }
    const { said, measured } = answered
    if (!isAnswerTo(mark, answered)) return { is: 'changed', said }
    if (isRunning) return { is: 'running', said }
    if (check.state.is === 'failed')
      return { is: 'broken', said, reason: `The demo did not run to its end: ${check.state.reason}` }
    if (check.state.is === 'unjudged')
      return { is: 'broken', said, reason: `Not judged. ${check.state.reason}` }
    if (measured === undefined) return { is: 'kept', said }
    if (replay === undefined || replay.is === 'told') return { is: 'measured', said, measured }
    return { is: isLeadingUp ? 'leading up' : replay.is, said }
  })()
  useAsked({ id, prediction, isTold: state.is === 'measured' })

  async function run(said: Answer): Promise<void> {
    newest.current = undefined
    forget()
    setIsRunning(true)
    const hasPassed = await runChecks([check])
    if (!stage.isThere()) return
    if (hasPassed && newest.current !== undefined) {
      learnerProgress.recordPrediction(id, { said, of: mark, measured: newest.current })
      hold()
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
    /** Whether the run is out of sight, because its replay will show it. */
    isVeiled: isRunning && isRecorded,
    answer(said: Answer): void {
      setIsOpen(false)
      learnerProgress.recordPrediction(id, { said, of: mark })
      void run(said)
    },
    run(): void {
      if (answered !== undefined && state.is !== 'changed') void run(answered.said)
    },
    goOn,
    tryAgain(): void {
      check.forget()
      forget()
      setIsOpen(true)
    },
  }
}

/** Whether a replay is on its way to where it stops, or was taken back from there. */
function useIsLeadingUp(replay: Replay | undefined): boolean {
  const store = replay?.is === 'held' ? replay.playhead.store : undefined
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store !== undefined && store.getState().at < (replay?.axis.to ?? 0),
    isNot,
  )
}

const neverChanges = () => () => undefined
/** When a page is drawn, nothing has run. */
const isNot = () => false
