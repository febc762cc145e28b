import { isKept, keepWork, readWork } from './work.ts'
import type { Work } from './workSchema.ts'

type Works = Readonly<Record<string, Work>>

/**
 * Keeps what somebody has written elsewhere, where that replaces nothing that the learner has written here.
 *
 * @returns the rest, for which somebody has to be asked
 */
export function importWork(work: Works): Works {
  const others = Object.entries(work).filter(([id, { code }]) => {
    const own = readWork(id)
    return own !== undefined && own.code !== own.of && own.code !== code
  })
  const asked = Object.fromEntries(others)
  replaceWork(Object.fromEntries(Object.entries(work).filter(([id]) => !(id in asked))))
  return asked
}

/** Keeps it in place of the learner's own, which can be had back once, as after a reset. */
export function replaceWork(work: Works): void {
  for (const [id, theirs] of Object.entries(work)) {
    const own = readWork(id)
    if (own?.code === theirs.code) continue
    const before = own === undefined || own.code === own.of ? (own?.before ?? theirs.before) : own.code
    keepWork(id, { of: theirs.of, code: theirs.code, ...(before !== undefined && { before }) })
  }
}

/** Those that are not kept, because storage is full or blocked. */
export function notKept(work: Works): number {
  return Object.entries(work).filter(([id, theirs]) => !isKept(id, theirs)).length
}
