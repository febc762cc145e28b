import type { Axis } from './axis.ts'
import type { Comparison } from './compare.ts'
import type { Times } from './times.ts'

/** What makes an axis an instrument: times that can be moved, with which the world runs again. */
export interface Instrument {
  /** The runs with the lesson's own times. */
  lesson: Axis
  /** Those that were moved. */
  times: Times
  /** Whether the world runs with them now. */
  isRunning: boolean
  /** How the two sides compare, once it has run. */
  comparison: Comparison | undefined
  /** Moves a time. The world runs again once none has been moved for a moment. */
  move: (id: string, ms: number) => void
  /** Brings back the times that were there before, without a run unless one was due. */
  takeBack: (before: Pick<Instrument, 'times' | 'isRunning'>) => void
  /** Brings the lesson's own times back, and its run. */
  reset: () => void
}
