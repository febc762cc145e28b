import { progressUnder } from '#progress/progressStore.ts'
import { PAGE_PROGRESS_KEY } from './demoStorage.ts'

/**
 * What the learner has done, for the blocks of docs pages: the same as in the app. Demos on a page do not reach it, and no check
 * replaces it.
 */
export const learnerProgress = progressUnder(PAGE_PROGRESS_KEY)

/** Keeps that an exercise is solved: its grader has accepted an answer of the learner. */
export function recordSolved(exerciseId: string): void {
  const isFirst = learnerProgress.read().solved.length === 0
  learnerProgress.recordSolved(exerciseId)
  // Once, because Firefox puts it to the learner.
  if (isFirst) void (navigator as Partial<Navigator>).storage?.persist()
}
