import * as v from 'valibot'

/** Work as storage and files have it. */
export const WorkSchema = v.object({
  of: v.string(),
  code: v.string(),
  before: v.exactOptional(v.string()),
  verdict: v.exactOptional(v.string()),
})

/** What a learner has written for an exercise. */
export interface Work {
  /** The starting point that it began from. */
  of: string
  code: string
  /** What was there before it was reset or replaced. It can be restored once. */
  before?: string | undefined
  /** What the last check has said. */
  verdict?: string | undefined
}
