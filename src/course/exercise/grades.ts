import { expect, it } from 'vitest'
import type { Answer, Answers, Exercise } from './exercise.ts'
import { moduleOf } from './moduleOf.ts'
import { NotYet } from './grade/grading.ts'

/** The story whose play is the grader. */
interface Grader {
  extend(story: { parameters: Record<string, unknown> }): { run(context: object): Promise<void> }
}

/** Tests what a grader says to other answers than the solution and the starting point. */
export function grades(grader: Grader, exercise: Exercise, { right, when, wrong }: Answers): void {
  async function grade(answer: Answer, parameters: Record<string, unknown> = {}): Promise<void> {
    const made = await moduleOf({ ...answer, exercise })
    await grader.extend({ parameters }).run({ args: { answer: made } })
  }

  it.each(Object.entries(right))('accepts %s', async (name, answer) => {
    expect(when[name]).toMatch(/\.$/)
    await expect(grade(answer)).resolves.toBeUndefined()
  })
  it.each(Object.entries(wrong))('turns down %s', async (_, [answer, says, parameters]) => {
    const verdict = await grade(answer, parameters).catch((error: unknown) => error)
    expect(verdict).toBeInstanceOf(NotYet)
    expect((verdict as NotYet).message).toMatch(says)
  })
}
