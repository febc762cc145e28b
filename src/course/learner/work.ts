import { useMemo } from 'react'
import { parseStored, readStored, safeStorage, writeStored } from '#storage/storage.ts'
import { useStoredText } from '#storage/useLocalStorage.ts'
import { PAGE_WORK_PREFIX, pageKeys } from './demoStorage.ts'
import { WorkSchema } from './workSchema.ts'
import type { Work } from './workSchema.ts'

/** The work of an exercise; undefined where there is none, or where it is unreadable. */
export function readWork(id: string): Work | undefined {
  return readStored(keyOf(id), WorkSchema)
}

/** As `readWork`. Follows every change, in this document and in other tabs (behaviour §10.11). */
export function useKeptWork(id: string): Work | undefined {
  const text = useStoredText(keyOf(id))
  return useMemo(() => parseStored(text, WorkSchema), [text])
}

/** The work that is kept, by the ids of its exercises. */
export function readAllWork(): Record<string, Work> {
  const ids = workKeys().map((key) => key.slice(PAGE_WORK_PREFIX.length))
  return Object.fromEntries(
    ids.flatMap((id) => {
      const work = readWork(id)
      return work === undefined ? [] : [[id, work]]
    }),
  )
}

/** Keeps work; forgets it where there is nothing but the starting point. Where storage is full or blocked, this page alone has it. */
export function keepWork(id: string, work: Work): void {
  const isNothing = work.code === work.of && work.before === undefined && work.verdict === undefined
  writeStored(keyOf(id), isNothing ? undefined : work)
}

/** Whether storage holds this code of an exercise: it may be full or blocked. */
export function isKept(id: string, { code, of }: Work): boolean {
  return (parseStored(safeStorage.getItem(keyOf(id)), WorkSchema)?.code ?? of) === code
}

function keyOf(id: string): string {
  return PAGE_WORK_PREFIX + id
}

function workKeys(): string[] {
  try {
    return pageKeys().filter((key) => key.startsWith(PAGE_WORK_PREFIX))
  } catch {
    return []
  }
}

/**
 * Keeps what somebody has written elsewhere, where the learner has written nothing here.
 *
 * @returns `own`: the ids of the exercises that have other code of the learner, which stays; `lost`: how many are not kept, because
 * storage is full or blocked
 */
export function importWork(work: Readonly<Record<string, Work>>): { own: readonly string[]; lost: number } {
  const own: string[] = []
  let lost = 0
  for (const [id, { of, code, before }] of Object.entries(work)) {
    const here = readWork(id)
    if (here !== undefined && here.code !== here.of) {
      if (here.code !== code) own.push(id)
      continue
    }
    const earlier = here?.before ?? before
    keepWork(id, { of, code, ...(earlier !== undefined && { before: earlier }) })
    if (!isKept(id, { of, code })) lost += 1
  }
  return { own, lost }
}
