import * as v from 'valibot'
import { ProgressSchema } from '#progress/progress.ts'
import type { Progress } from '#progress/progress.ts'
import { WorkSchema } from './workSchema.ts'
import type { Work } from './workSchema.ts'

/** What a learner has done and written. */
export interface Learned {
  progress: Progress
  /** What is written in the exercises, by their ids. */
  work: Readonly<Record<string, Work>>
}

/** What a file says it is, so that no other JSON is taken for it. */
const KIND = 'react-query-course'

const FileSchema = v.object({
  kind: v.literal(KIND),
  progress: ProgressSchema,
  // Files of earlier editions have none.
  code: v.optional(v.unknown()),
})

/** The text of a file that holds all of it. */
export function writeProgressFile({ progress, work }: Learned): string {
  return `${JSON.stringify({ kind: KIND, progress, code: work }, undefined, 2)}\n`
}

/**
 * What such a file holds. Never throws.
 *
 * @returns `unreadable`: how many of the exercises' texts cannot be read and are left out; or a sentence that says what is wrong with
 * the whole file
 */
export function readProgressFile(text: string): (Learned & { unreadable: number }) | { problem: string } {
  if (text.trim() === '') return { problem: 'This file is empty.' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'This file cannot be read: it is not JSON, or a part of it is missing.' }
  }
  const { success, output } = v.safeParse(FileSchema, content)
  if (!success)
    return { problem: 'This file holds no progress of this course. Choose one that “Export” has made.' }
  return { progress: output.progress, ...readCode(output.code) }
}

function readCode(code: unknown = {}): { work: Record<string, Work>; unreadable: number } {
  if (typeof code !== 'object' || code === null || Array.isArray(code)) return { work: {}, unreadable: 1 }
  const entries = Object.entries(code)
  const work = entries.flatMap(([id, value]) => {
    const { success, output } = v.safeParse(WorkSchema, value)
    // As all ids of exercises are: storage has other keys, too.
    return success && /^[\w-]+\/[\w-]+$/.test(id) ? [[id, output] as const] : []
  })
  return { work: Object.fromEntries(work), unreadable: entries.length - work.length }
}
