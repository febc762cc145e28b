import { readStored, writeStored } from '#storage/storage.ts'
import { bothOf, noProgress, ProgressSchema, union } from './progress.ts'
import type { AnsweredPrediction, Progress } from './progress.ts'
import { PROGRESS_KEY } from './progressKey.ts'

/** A learner's progress, kept under one key of local storage. None of it throws: storage may be blocked, full or broken. */
export interface ProgressStore {
  readonly key: string
  read(): Progress
  /** @param id `<lesson>/<exercise>` */
  recordSolved(id: string): void
  /** @param ids `<story's id>#<hash of what the task says>` */
  recordTicked(ids: readonly string[]): void
  /** @param id `<lesson>/<prediction>` */
  recordPrediction(id: string, answered: AnsweredPrediction): void
  /** Records that a lesson has been read. */
  recordRead(slug: string): void
  /** Records that a lesson is open. */
  recordVisit(slug: string): void
  /** Adds what somebody has done elsewhere. Where both have answered, that counts. */
  add(other: Progress): void
  resetProgress(): void
}

/** The progress that is kept under a key. */
export function progressUnder(key: string): ProgressStore {
  // Read again for each change: another tab may have written meanwhile.
  const read = (): Progress => readStored(key, ProgressSchema) ?? noProgress

  function change(changed: (before: Progress) => Partial<Progress>): void {
    const before = read()
    const part = changed(before)
    const isNews = Object.entries(part).some(([name, value]) => before[name as keyof Progress] !== value)
    if (isNews) writeStored(key, { ...before, ...part })
  }

  return {
    key,
    read,
    recordSolved: (id) => change(({ solved }) => ({ solved: union(solved, [id]) })),
    recordTicked: (ids) => change(({ ticked }) => ({ ticked: union(ticked, ids) })),
    recordPrediction: (id, answered) =>
      change(({ predictions }) => ({
        predictions: { ...predictions, [id]: { ...answered, ...firstSaid(predictions[id], answered) } },
      })),
    recordRead: (slug) => change(({ read: slugs }) => ({ read: union(slugs, [slug]) })),
    recordVisit: (slug) => change(() => ({ last: slug })),
    add: (other) => writeStored(key, bothOf(read(), other)),
    resetProgress: () => writeStored(key, undefined),
  }
}

/** What was said at first, where that was something else. */
function firstSaid(before: AnsweredPrediction | undefined, { said }: AnsweredPrediction) {
  if (before === undefined) return {}
  const first = before.first ?? before.said
  return first === said ? {} : { first }
}

/** The progress of whoever uses this app. */
export const progress = progressUnder(PROGRESS_KEY)
