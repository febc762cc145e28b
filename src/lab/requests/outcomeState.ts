import type { Outcome } from '#api/requestLog.ts'

/** What a request is, or leaves behind, in the words and colours of the cache. */
export type OutcomeState = 'fetching' | 'fresh' | 'inactive' | 'failed'

/** The state whose colour a request has, wherever it is listed: nobody waits for one that was cancelled. */
export function stateOf(outcome: Outcome): OutcomeState {
  if (outcome === 'pending') return 'fetching'
  if (outcome === 'cancelled') return 'inactive'
  return outcome === 'no answer' || outcome >= 400 ? 'failed' : 'fresh'
}
