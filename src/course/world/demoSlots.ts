import type { StoreApi } from 'zustand/vanilla'
import type { AnswerTimes } from '#mocks/answerTimes.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Answer } from '#progress/progress.ts'

/** What a docs page has around the stage of one demo. It is outside of the story's canvas, so a story's own test does not see it. */
export interface DemoSlots {
  /** Below the stage: the place for the row of requests. */
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
}

export interface LabState {
  isOpen: boolean
  /** What the learner has turned in the lab. */
  network?: Partial<NetworkConditions> | undefined
}

const frames = new WeakMap<Element, DemoSlots>()

/** Puts a frame around a canvas, before its story renders. */
export function setDemoSlots(canvas: Element, frame: DemoSlots): void {
  frames.set(canvas, frame)
}

/** Lets go of what was around a canvas: Storybook itself keeps the canvas of each story's last render. */
export function forgetDemoSlots(canvas: Element): void {
  frames.delete(canvas)
}

/** The frame around a story's canvas; undefined for a story that stands alone. */
export function demoSlotsOf(canvas: Element): DemoSlots | undefined {
  return frames.get(canvas)
}
