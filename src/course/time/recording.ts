import type { Outcome } from '#api/requestLog.ts'

/** What somebody did in a demo. The times of a recording are in ms since its start. */
export interface Press {
  at: number
  /** Such as `User 2`, or `types “Milk”`. */
  says: string
  /** How to do it again. */
  deed?: Deed
}

/** Something done to a control, by the control's name and how many controls of that name stand before it. */
export interface Deed {
  does: 'press' | 'choose' | 'type' | 'point'
  name: string
  before: number
  /** What is chosen or typed. */
  value?: string
}

/** A request of a demo. */
export interface TimedRequest {
  id: number
  /** Such as `posts?userId=2`, or `POST todos`. */
  says: string
  from: number
  /** Undefined while it was in flight when the recording ended. */
  to: number | undefined
  outcome: Outcome
  /** Its name in each run of the demo. */
  key?: string
  /** How long the network was to hold its answer back, in ms. */
  takesMs?: number
}

/** What the page showed from a moment on, until the next one. */
export interface Shown {
  from: number
  says: string
}

/** A copy of the stage, as it was from a moment on. */
export interface StageCopy {
  at: number
  element: HTMLElement
  /** How high it was, in px; 0 out of sight. */
  height?: number
}

/** One run of a demo. */
export interface Recording {
  presses: readonly Press[]
  requests: readonly TimedRequest[]
  shown: readonly Shown[]
  frames: readonly StageCopy[]
  endMs: number
  /** Where its axis has its zero, unless that is the first press. */
  zeroMs?: number
}

/** A run of a demo, and what it is called. */
export interface NamedRun {
  title: string
  recording: Recording
}

/** Says in a few words what a stage shows. A story has it as its parameter `shows`. */
export type Shows = (stage: HTMLElement) => string

/** What a story's parameters say for a recording of its stage. */
export interface ShowsParameters {
  shows?: Shows
  /** Whether pointing at a control is something that one does in it. */
  pointing?: boolean
}
