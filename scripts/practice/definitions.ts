import type { Exercise } from '#course/exercise/exercise.ts'

/** The definitions of all exercises, by their files. */
export const definitions = import.meta.glob<Record<string, Exercise>>(
  '../../stories/lessons/*/exercises/*/exercise.ts',
  { eager: true },
)
