import { focusManager, onlineManager } from '@tanstack/react-query'
import type { Query, QueryCacheNotifyEvent, QueryObserver } from '@tanstack/react-query'
import type { QueryTrigger } from './trigger.ts'

/**
 * Tells why a query fetches, by the event right before. A mount, a key change or an invalidation starts the fetch in the
 * same synchronous code; focus and connection take a few microtasks.
 */
export function watchReasons() {
  const justNow = new Map<Query, QueryTrigger>()
  const observers = new WeakMap<QueryObserver, { query: Query; enabled: boolean }>()
  // Invalidated queries without a new answer yet: invalidating them again sends no event.
  const needsRefetch = new WeakSet<Query>()
  let wokenBy: 'focus' | 'reconnect' | undefined

  const stopListening = [
    focusManager.subscribe((focused) => focused && wake('focus')),
    onlineManager.subscribe((online) => online && wake('reconnect')),
  ]

  function wake(by: 'focus' | 'reconnect'): void {
    wokenBy = by
    // Kept for a task, because the client first resumes mutations, which takes microtasks.
    setTimeout(() => (wokenBy = undefined))
  }

  function because(query: Query, trigger: QueryTrigger): void {
    justNow.set(query, trigger)
    queueMicrotask(() => justNow.delete(query))
  }

  return {
    /** Notes an event of the cache. Must receive every one before `of` is called. */
    note(event: QueryCacheNotifyEvent): void {
      const { query } = event
      switch (event.type) {
        case 'observerAdded': {
          const before = observers.get(event.observer)
          because(query, before === undefined || before.query === query ? 'mount' : 'key change')
          observers.set(event.observer, { query, enabled: isEnabled(event.observer, query) })
          break
        }
        case 'observerRemoved':
          observers.set(event.observer, { query, enabled: isEnabled(event.observer, query) })
          break
        case 'observerOptionsUpdated': {
          const enabled = isEnabled(event.observer, query)
          if (enabled && observers.get(event.observer)?.enabled === false) because(query, 'enabled')
          observers.set(event.observer, { query, enabled })
          break
        }
        case 'updated':
          if (event.action.type === 'invalidate') because(query, 'invalidation')
          if (event.action.type === 'error') needsRefetch.delete(query)
          if (event.action.type === 'success' && event.action.manual !== true) needsRefetch.delete(query)
          break
        default:
      }
    },

    /** Why this query fetches now; undefined if nothing tells. Call it when the fetch starts. */
    of(query: Query): QueryTrigger | undefined {
      const direction = query.state.fetchMeta?.fetchMore?.direction
      if (direction !== undefined) return direction === 'forward' ? 'next page' : 'previous page'
      const reason = justNow.get(query)
      if (reason === 'invalidation') needsRefetch.add(query)
      if (reason !== undefined) return reason
      if (query.getObserversCount() === 0) return undefined
      return wokenBy ?? (needsRefetch.has(query) ? 'invalidation' : undefined)
    },

    /** Ends what holds for the current synchronous code only. */
    forget(): void {
      justNow.clear()
    },

    stop(): void {
      for (const stop of stopListening) stop()
    },
  }
}

function isEnabled({ options: { enabled } }: QueryObserver, query: Query): boolean {
  return (typeof enabled === 'function' ? enabled(query) : enabled) !== false
}
