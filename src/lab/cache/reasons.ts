import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { CacheLane } from './lanes.ts'
import type { CacheState } from './queryState.ts'

/** Timers of browsers fire a little early at times. */
const TIMER_SLACK_MS = 20

/** What an event of the cache says about why an entry does what it does next; undefined if it says nothing. */
export function reasonOf(event: QueryCacheNotifyEvent): string | undefined {
  switch (event.type) {
    case 'observerAdded':
      return 'a reader came'
    case 'observerRemoved':
      return event.query.getObserversCount() === 0 ? 'the last reader left' : 'a reader left'
    case 'updated':
      return reasonOfUpdate(event)
    default:
      return undefined
  }
}

/** Whether an event is worth a segment of its own, even if the entry goes on as before. */
export function isNews(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && ['success', 'error', 'invalidate'].includes(event.action.type)
}

/** Why an entry does what it does, where no event tells. */
export function obviousReason(state: Exclude<CacheState, 'gone'>, query: Query): string {
  if (state === 'fetching') return query.isFetched() ? 'asked again' : 'asked for the first time'
  return {
    stale: 'its time was up',
    fresh: 'new enough for its readers',
    inactive: 'its readers are disabled',
  }[state]
}

/** Why an entry is no longer there: the library's own timer, or somebody who removed it. */
export function reasonToGo({ goneAt, isGoneEarlier }: CacheLane): string {
  if (goneAt === undefined || goneAt === 'never') return 'removed'
  if (Date.now() >= goneAt - TIMER_SLACK_MS) return 'unused for its gcTime'
  return isGoneEarlier ? 'removed, or unused for its gcTime' : 'removed'
}

function reasonOfUpdate({ action }: Extract<QueryCacheNotifyEvent, { type: 'updated' }>): string | undefined {
  switch (action.type) {
    case 'success':
      return action.manual ? 'data was set' : 'an answer came'
    case 'error':
      return `failed: ${action.error instanceof Error ? action.error.message : String(action.error)}`
    case 'invalidate':
      return 'invalidated'
    case 'setState':
      return 'reset or cancelled'
    default:
      return undefined
  }
}
