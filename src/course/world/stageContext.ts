import type { StoreApi } from 'zustand/vanilla'
import type { AnswerTimes } from '#mocks/answerTimes.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Answer } from '#progress/progress.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** What the docs page tells it on whose stage it stands. */
    stage?: StageContext
  }
}

/** What a docs page tells a story that stands on one of its stages, in the story's context. A story that stands alone has none. */
export interface StageContext {
  /** Below the stage, and outside of the story's canvas, so that its test does not see it: the place for the row of requests. */
  requests: HTMLElement
  /** Below that: the place for the lab. */
  lab: HTMLElement
  /** Whether the lab is open. It stays so when the demo starts again. */
  labState: StoreApi<LabState>
  /** What the lab's heading names, where several demos share one place for it. */
  labOf?: string | undefined
  /** Whether the story is there to play its own test, or to be driven. */
  isCheck: boolean
  /** In an exercise: the module that takes the place of the story's `answer`. */
  answer?: object | undefined
  /** How long single answers take, where somebody has set it. */
  answers?: AnswerTimes | undefined
  /** Told what the run of a prediction has measured, for a story that is one. Its network stays as the learner has turned it. */
  onMeasured?: ((measured: Answer) => void) | undefined
  /** Told the steps of its play. */
  onStep?: ((report: StepReport) => void) | undefined
}

export interface LabState {
  isOpen: boolean
  /** What the learner has turned in the lab. */
  network?: Partial<NetworkConditions> | undefined
}

/** One `step` of a play. */
export interface StepReport {
  sentence: string
  state: 'running' | 'passed' | 'failed'
  /** When it began, and when it came to this state, in ms since the epoch. */
  from: number
  at: number
}
