import * as v from 'valibot'
import { learnersStorage } from '#course/learner/demoStorage.ts'
import { withMovedImports } from './movedImports.ts'

/** What a learner has written for an exercise. */
export interface Work {
  /** The starting point that it began from. */
  of: string
  code: string
  /** What was there before it was reset, to be had back once. */
  before?: string | undefined
}

const Code = v.pipe(v.string(), v.transform(withMovedImports))
const WorkSchema = v.object({ of: Code, code: Code, before: v.optional(Code) })

/** The work that is kept for an exercise; undefined where there is none, or storage is broken or blocked. */
export function readWork(id: string): Work | undefined {
  try {
    const result = v.safeParse(WorkSchema, JSON.parse(learnersStorage?.getItem(keyOf(id)) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps work; forgets it where there is nothing but the starting point. */
export function keepWork(id: string, work: Work): void {
  try {
    if (work.code === work.of && work.before === undefined) learnersStorage?.removeItem(keyOf(id))
    else learnersStorage?.setItem(keyOf(id), JSON.stringify(work))
  } catch {
    // Full or blocked: the page goes on with what it has in memory.
  }
}

function keyOf(id: string): string {
  return `exercise:${id}`
}
