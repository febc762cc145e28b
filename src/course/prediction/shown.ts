import type { Answer } from '#progress/progress.ts'

/** An answer as it is written: a number with its thousands apart. */
export function shown(answer: Answer): string {
  return typeof answer === 'number' ? answer.toLocaleString('en') : answer
}

/** An answer within a sentence. */
export function quoted(answer: Answer): string {
  return typeof answer === 'number' ? shown(answer) : `“${shown(answer)}”`
}
