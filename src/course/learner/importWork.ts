import { isKept, keepWork, readWork } from './work.ts'
import type { Work } from './workSchema.ts'

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
