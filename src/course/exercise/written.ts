import type { Exercise } from './exercise.ts'

/** A text that stands once in a file, and what stands there instead. */
export type Edit = readonly [find: string, replace: string]

/** An answer as text: a file of an exercise, changed in some places. */
export interface Written {
  exercise: Exercise
  file: 'start' | 'solution'
  edits: readonly Edit[]
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
