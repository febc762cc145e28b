import * as v from 'valibot'
import { learnersStorage } from './demoStorage.ts'
import { WorkSchema } from './workSchema.ts'
import type { Work } from './workSchema.ts'

const PREFIX = 'exercise:'

/** The work that is kept for an exercise; undefined where there is none, or storage is broken or blocked. */
export function readWork(id: string): Work | undefined {
  try {
    const result = v.safeParse(WorkSchema, JSON.parse(learnersStorage.getItem(PREFIX + id) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The work that is kept, by the ids of its exercises. */
export function readAllWork(): Record<string, Work> {
  const entries = keys().map((key) => [key.slice(PREFIX.length), readWork(key.slice(PREFIX.length))] as const)
  return Object.fromEntries(
    entries.flatMap(([id, work]) => (work === undefined ? [] : [[id, work] as const])),
  )
}

/** Keeps work; forgets it where there is nothing but the starting point. */
export function keepWork(id: string, work: Work): void {
  try {
    const isNothing = work.code === work.of && work.before === undefined && work.verdict === undefined
    if (isNothing) learnersStorage.removeItem(PREFIX + id)
    else learnersStorage.setItem(PREFIX + id, JSON.stringify(work))
  } catch {
    // Full or blocked: the page goes on with what it has in memory.
  }
}

function keys(): string[] {
  try {
    return learnersStorage.keys().filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
