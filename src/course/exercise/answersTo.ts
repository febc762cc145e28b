import type { Exercise } from './exercise.ts'
import { rejects } from './grade/grading.ts'
import type { Edit, Written } from './written.ts'

/** The story whose play is the grader. */
interface Graded {
  play?: unknown
}

/** Makes the stories of the answers that are edits of the starting point or of the solution. */
export function answersTo(exercise: Exercise, { play }: Graded) {
  const written = (file: Written['file']) => ({
    ...({ exercise, file, edits: [] } satisfies Written),
    with: (...edits: Edit[]): Written => ({ exercise, file, edits }),
  })
  return {
    start: written('start'),
    solution: written('solution'),
    /** The story of an answer that the grader accepts. */
    right: (answer: Written) => ({ parameters: { answer } }),
    /** The story of an answer that it turns down, with a sentence of its own. */
    wrong: (answer: Written, sentence: RegExp, options?: Parameters<typeof rejects>[2]) => ({
      parameters: { answer },
      play: rejects(play as Parameters<typeof rejects>[0], sentence, options),
    }),
  }
}
