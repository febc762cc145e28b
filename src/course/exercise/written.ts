import type { Answer, Edit } from './answers.ts'
import type { Exercise } from './exercise.ts'

/** An answer of a certain exercise. */
export interface Written extends Answer {
  exercise: Exercise
}

/**
 * A file with its edits.
 *
 * @throws Error for an edit whose place is not there, or there more than once
 */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((code, [find, replace]) => {
    const parts = code.split(find)
    if (parts.length === 2) return parts.join(replace)
    throw new Error(`This stands in the file ${parts.length - 1} times, and should once: ${find}`)
  }, text)
}
