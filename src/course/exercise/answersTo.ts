import type { Exercise } from './exercise.ts'
import { rejects } from './grade/grading.ts'
import type { Edit, Written } from './written.ts'

/** The story whose play is the grader. */
interface Graded {
  play?: unknown
}

type Wrong = Parameters<typeof rejects>[2] & { parameters?: Record<string, unknown> }

/**
 * What the stories of an exercise make their answers of: the starting point and the solution, and edits of them. Each ends in what its
 * story adds to that of the grader.
 */
export function answersTo(exercise: Exercise, { play }: Graded) {
  const answer = (file: Written['file'], edits: readonly Edit[]) => {
    const written = { answer: { exercise, file, edits } satisfies Written }
    return {
      /** The grader accepts it. */
      right: () => ({ parameters: written }),
      /** The grader turns it down, with a sentence of its own. `parameters` are further ones of the story. */
      wrong: (sentence: RegExp, { parameters, ...options }: Wrong = {}) => ({
        parameters: { ...written, ...parameters },
        play: rejects(play as Parameters<typeof rejects>[0], sentence, options),
      }),
    }
  }
  const file = (name: Written['file']) => ({
    ...answer(name, []),
    with: (...edits: Edit[]) => answer(name, edits),
  })
  return { start: file('start'), solution: file('solution') }
}
