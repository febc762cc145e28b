import type { AnsweredPrediction, Answer } from './progress.ts'
import { shortHash } from './shortHash.ts'

/** A question as a learner reads it. */
interface Question {
  question: string
  options: readonly Answer[]
}

/** What tells a question from the same one in other words: a short hash of its text, and one of each option. */
export function questionMark({ question, options }: Question): string {
  return [question, ...options].map((text) => shortHash(String(text))).join('.')
}

/** Whether somebody has answered the question as it stands today. Answers of earlier editions do not say what they were asked. */
export function isAnswerTo(mark: string, { of, said }: AnsweredPrediction): boolean {
  if (of !== undefined) return of === mark
  const [, ...options] = mark.split('.')
  return options.includes(shortHash(String(said)))
}
