import type { Answer } from '#progress/progress.ts'

/** An answer as it is written: a number with its thousands apart. */
export function shown(answer: Answer): string {
  return typeof answer === 'number' ? answer.toLocaleString('en') : answer
}

const CAUSE = ', because '

/** An answer within a sentence, whose cause goes on with the sentence. */
export function quoted(answer: Answer): string {
  if (typeof answer === 'number') return shown(answer)
  const [says = answer, ...causes] = answer.split(CAUSE)
  return [says.startsWith('“') ? says : `“${says}”`, ...causes].join(CAUSE)
}
