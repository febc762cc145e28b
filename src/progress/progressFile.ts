import * as v from 'valibot'
import { ProgressSchema } from './progress.ts'
import type { Progress } from './progress.ts'

/** What a file says it is, so that no other JSON is taken for it. */
const KIND = 'react-query-course'

const FileSchema = v.object({ kind: v.literal(KIND), progress: ProgressSchema })

/** What came of reading a file: the progress in it, or a sentence that says what is wrong with it. */
export type ReadFile = { progress: Progress } | { problem: string }

/** The text of a file that holds a learner's progress. */
export function toFile(progress: Progress): string {
  return `${JSON.stringify({ kind: KIND, progress }, undefined, 2)}\n`
}

/** Reads the text of a file. Never throws. */
export function fromFile(text: string): ReadFile {
  if (text.trim() === '') return { problem: 'This file is empty.' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'This file cannot be read: it is not JSON, or a part of it is missing.' }
  }
  const { success, output } = v.safeParse(FileSchema, content)
  if (success) return { progress: output.progress }
  return { problem: 'This file holds no progress of this course. Choose one that “Export” has made.' }
}
