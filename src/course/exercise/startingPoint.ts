import type { Exercise, Written } from './exercise.ts'
import { NotYet } from './grade/grading.ts'

/**
 * What the story of the starting point adds to that of the solution: its code, and that the grader turns it down.
 *
 * @param says what the learner has to read
 * @throws Error if the answer is accepted, if the sentence is another one, or if it is no sentence of the grader
 */
export function startingPoint<Context>(
  exercise: Exercise,
  { play }: { play: (context: Context) => Promise<void> | void },
  says: RegExp,
  parameters: Record<string, unknown> = {},
) {
  const written = { exercise, file: 'start', edits: [] } satisfies Written
  return { parameters: { ...parameters, answer: written }, play: turnsDown }

  async function turnsDown(context: Context): Promise<void> {
    const verdict = await Promise.resolve(play(context)).catch((error: unknown) => error)
    // In a learner's terminal the starting point is theirs by now, and is to be graded.
    if (import.meta.env?.['STORYBOOK_PRACTICE'] !== undefined) {
      // Of what caused it the terminal would print the whole page.
      if (verdict !== undefined) throw verdict instanceof NotYet ? new NotYet(verdict.message) : verdict
      return
    }
    if (!(verdict instanceof NotYet))
      throw new Error('The grader accepts this answer, or lets the learner read an assertion.', {
        cause: verdict,
      })
    if (!says.test(verdict.message))
      throw new Error(`The grader says: “${verdict.message}” That does not match ${says}.`)
  }
}
