import * as v from 'valibot'
import { ProgressSchema } from './progress.ts'
import type { ProgressStore } from './progressStore.ts'

/** What a file says it is, so that no other JSON is taken for it. */
const KIND = 'react-query-course'

const FileSchema = v.object({ kind: v.literal(KIND), progress: ProgressSchema })

/** The text of a file that holds a learner's progress. */
export function exportProgress(store: Pick<ProgressStore, 'read'>): string {
  return `${JSON.stringify({ kind: KIND, progress: store.read() }, undefined, 2)}\n`
}

/**
 * Adds what such a file holds to what is there. Never throws.
 *
 * @returns a sentence that says what is wrong with the file; undefined if nothing is
 */
export function importProgress(store: Pick<ProgressStore, 'add'>, text: string): string | undefined {
  if (text.trim() === '') return 'This file is empty.'
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return 'This file cannot be read: it is not JSON, or a part of it is missing.'
  }
  const { success, output } = v.safeParse(FileSchema, content)
  if (!success) return 'This file holds no progress of this course. Choose one that “Export” has made.'
  store.add(output.progress)
  return undefined
}
