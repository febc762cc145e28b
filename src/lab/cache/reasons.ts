import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { CacheLane } from './lanes.ts'
import type { EntryState } from '#ui/StateSign.tsx'

/** Browsers' timers can fire slightly early. */
const TIMER_SLACK_MS = 20

/** The reason that a cache event gives for the entry's next state; undefined if it gives none. */
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

/** Whether an event begins a segment even if the entry's state stays the same. */
export function isNews(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && ['success', 'error', 'invalidate'].includes(event.action.type)
}

/** The reason for a state that no event explains. */
export function obviousReason(state: EntryState, query: Query): string {
  if (state === 'fetching') return query.isFetched() ? 'asked again' : 'asked for the first time'
  return {
    failed: 'its last request failed',
    stale: 'its time was up',
    fresh: 'new enough for its readers',
    paused: 'it waits for a connection',
    inactive: 'its readers are disabled',
  }[state]
}

/** Why an entry left the cache: by the library's timer, or by a call. */
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
      return action.error instanceof Error ? action.error.message : String(action.error)
    case 'invalidate':
      return 'invalidated'
    case 'setState':
      return 'reset or cancelled'
    default:
      return undefined
  }
}
