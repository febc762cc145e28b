import { useEffect, useRef, useState } from 'react'
import { runChecks, useCheck } from '#course/demo/useCheck.ts'
import type { Recorder } from '#course/demo/useCheck.ts'
import { useStageOf } from '#course/demo/useStage.ts'
import type { Stage } from '#course/demo/useStage.ts'
import type { PreparedStory } from '#course/demo/liveStory.tsx'
import { importLate } from '#ui/importLate.ts'
import { recordSolved } from '#course/learner/learnerProgress.ts'
import type { Exercise } from './exercise.ts'
import type { Module } from './run/modules.ts'
import type { LinkedAnswer } from './run/link.ts'
import { mistakeOf } from './run/mistake.ts'
import type { Mistake } from './run/mistake.ts'
import { useThrown } from './useThrown.ts'

const loadLink = () => import('./run/link.ts')
const NOT_LOADED =
  'What runs your code could not be loaded. Check your connection and try again. Your code is kept.'

/** The code that an exercise begins with, as it runs, and as text. */
interface StartingPoint {
  module: Module
  text: string
}

/**
 * The answer of an exercise on its stage: the starting point at first, and what the learner has written once they ask for it. Nothing
 * of theirs runs before.
 */
export function useAnswer(
  exercise: Exercise,
  story: PreparedStory,
  { module: start, text }: StartingPoint,
  recorderOf: (stage: Stage) => Recorder,
) {
  const [log] = useState(createAnswerLog)
  const shown = useRef(start)
  const linked = useRef<LinkedAnswer>(undefined)
  const turns = useRef(0)
  const [shownText, setShownText] = useState(text)
  const stage = useStageOf(story, 'near', { answerOf: () => shown.current })
  const check = useCheck(stage, recorderOf(stage))
  const [mistake, setMistake] = useState<Mistake>()
  const [address, setAddress] = useState('')

  useThrown(address, story.id, setMistake)

  useEffect(() => () => linked.current?.release(), [])

  /** Makes the code the answer on the stage, unless another one is asked for meanwhile. Returns whether it can run. */
  async function prepare(written: string): Promise<boolean> {
    const turn = (turns.current += 1)
    setMistake(undefined)
    log.clear()
    const isOver = () => !stage.isThere() || turn !== turns.current
    const loaded = await Promise.all([importLate(loadLink), importLate(exercise.modules)]).catch(
      () => undefined,
    )
    if (loaded === undefined) {
      if (!isOver()) check.giveUp(NOT_LOADED)
      return false
    }
    const [{ link }, { modules }] = loaded
    try {
      const answer = await link(written, modules, {
        asked: Object.keys(start),
        onStopped: (stopped) => setMistake(mistakeOf(stopped)),
        onLog: log.onLog,
      })
      if (isOver()) {
        answer.release()
        return false
      }
      linked.current?.release()
      linked.current = answer
      shown.current = answer.exports
      setAddress(answer.address)
      setShownText(written)
      return true
    } catch (error) {
      if (isOver()) return false
      check.forget()
      setMistake(mistakeOf(error))
      return false
    }
  }

  /** Shows the starting point. */
  function reset(): void {
    shown.current = start
    setAddress('')
    setShownText(text)
    check.forget()
    setMistake(undefined)
    stage.restart()
  }

  return {
    stage,
    check: check.state,
    log,
    mistake,
    /** The code of what is on the stage. */
    shownText,
    /** Whether it is there because the learner has run it. */
    hasRun: address !== '',
    async run(written: string): Promise<void> {
      if (!(await prepare(written))) return
      check.forget()
      stage.restart()
    },
    async grade(written: string): Promise<void> {
      check.announce()
      if ((await prepare(written)) && (await runChecks([check]))) recordSolved(exercise.id)
    },
    /** Shows the same again in a new world. */
    replay(): void {
      check.forget()
      setMistake(undefined)
      stage.restart()
    },
    reset,
  }
}

/** What an answer wrote to the console since it was put on the stage. */
interface AnswerLog {
  texts(): readonly string[]
  onLog(text: string): void
  clear(): void
}

/** What was written first is kept, to bound the memory. */
const MOST_TEXTS = 50
const LONGEST_TEXT = 300

function createAnswerLog(): AnswerLog {
  let texts: string[] = []
  return {
    texts: () => texts,
    onLog(text) {
      if (texts.length < MOST_TEXTS) texts.push(text.slice(0, LONGEST_TEXT))
    },
    clear() {
      texts = []
    },
  }
}
