import type { Stage } from './useStage.ts'
import type { Axis } from '#course/time/axis.ts'
import type { Recording, Run } from '#course/time/recording.ts'

/** A demo that is recorded, and what it is called. */
export interface RunSide {
  title: string
  stage: Stage
}

/** Runs with the lesson's own times. */
export interface Lesson {
  recordings: readonly Recording[]
  axis: Axis
}

/** What was recorded of each side, with its name. */
export function runsOf(sides: readonly RunSide[], recordings: readonly Recording[]): readonly Run[] {
  return recordings.map((recording, side) => ({ title: sides[side]?.title ?? '', recording }))
}
