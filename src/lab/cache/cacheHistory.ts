import { notifyManager } from '@tanstack/react-query'
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { createLanes, openSegment } from './lanes.ts'
import type { CacheLane, Circumstances, LaneLimits } from './lanes.ts'
import { recordMutations } from './mutationMarkers.ts'
import type { MutationMarker } from './mutationMarkers.ts'
import { goneAt, isUnused, staleAt, stateOf } from './queryState.ts'
import { isNews, obviousReason, reasonOf, reasonToGo } from './reasons.ts'
import { createStaleTimers } from './staleTimers.ts'
import { createUnusedSince } from './unusedSince.ts'

export interface CacheSnapshot {
  /** One per query key, oldest first. */
  lanes: readonly CacheLane[]
  /** Starts and ends of mutations, oldest first. */
  markers: readonly MutationMarker[]
}

/** What one cache has done while it was recorded. */
export interface CacheHistory {
  /**
   * Starts recording. Nothing is subscribed before. Entries that are here already were there before, unless it starts
   * with the page itself.
   */
  start(options?: { isFromTheStart?: boolean }): void
  /** Stops recording, and keeps the record. */
  stop(): void
  subscribe(listener: () => void): () => void
  /** The record so far; the same object until something happens. */
  snapshot(): CacheSnapshot
}

export interface CacheHistoryOptions extends Partial<LaneLimits> {
  /** How many moments of mutations are kept; the oldest go first. */
  markers?: number
}

/** Why an entry changed; the obvious reason if none is given. */
type Cause = Omit<Circumstances, 'because'> & { because?: string | undefined }

/**
 * Records what a cache does, through its public subscriptions. Time is `Date.now` and the library's `timeoutManager`,
 * so the record follows a clock that speeds up both. Memory is bounded.
 */
export function recordCache(
  queryClient: QueryClient,
  { markers: markerLimit = 200, ...limits }: CacheHistoryOptions = {},
): CacheHistory {
  const cache = queryClient.getQueryCache()
  const lanes = createLanes(limits)
  const mutations = recordMutations(queryClient.getMutationCache(), markerLimit, changed)
  const unusedSince = createUnusedSince()
  const due = new Map<string, Cause & { query: Query }>()
  const staleTimers = createStaleTimers((query) => settle(query, { at: Date.now() }))
  // Not a store: a store notifies synchronously, and these listeners must not be called during a render.
  const listeners = new Set<() => void>()
  let unsubscribe: (() => void)[] = []
  let latest: CacheSnapshot | undefined
  let isTelling = false

  return {
    start({ isFromTheStart = false } = {}) {
      if (unsubscribe.length > 0) return
      unsubscribe = [cache.subscribe(onQuery), mutations.watch()]
      for (const lane of lanes.list()) {
        if (!cache.get(lane.hash)) lanes.bury(lane, { at: Date.now(), because: 'while nobody watched' })
      }
      for (const query of cache.getAll()) {
        unusedSince.guess(query)
        settle(query, { at: Date.now(), because: isFromTheStart ? undefined : 'was there before' })
      }
    },
    stop() {
      for (const end of unsubscribe.splice(0)) end()
      staleTimers.stopAll()
      due.clear()
      lanes.close(Date.now())
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => (latest ??= { lanes: lanes.list(), markers: mutations.list() }),
  }

  function onQuery(event: QueryCacheNotifyEvent): void {
    const { query } = event
    if (event.type === 'removed') return bury(query)
    // An observer may keep a removed entry, which still sends events.
    if (cache.get(query.queryHash) !== query) return
    unusedSince.follow(event)
    const earlier = due.get(query.queryHash)
    if (due.size === 0) queueMicrotask(settleAll)
    due.set(query.queryHash, {
      query,
      at: Date.now(),
      because: reasonOf(event) ?? earlier?.because,
      isNews: isNews(event) || earlier?.isNews,
    })
  }

  /** One cause sends several events at once, such as a mount that fetches: only the final state counts. */
  function settleAll(): void {
    const settled = [...due.values()]
    due.clear()
    for (const { query, ...cause } of settled) settle(query, cause)
  }

  function settle(query: Query, { because, ...cause }: Cause): void {
    const state = stateOf(query)
    const lane = lanes.meet(query)
    // An entry without an observer yet has no state to show.
    if (isUnused(query) && (openSegment(lane)?.state ?? 'gone') === 'gone') return
    if (state === 'fresh') staleTimers.set(query)
    else staleTimers.stop(query.queryHash)
    const entered = lanes.enter(lane, state, { ...cause, because: because ?? obviousReason(state, query) })
    const outlook = {
      staleAt: state === 'fresh' ? staleAt(query) : undefined,
      goneAt: state === 'inactive' ? goneAt(query, unusedSince.of(query)) : undefined,
      isGoneEarlier: unusedSince.isGuess(query),
    }
    // Observers send an event with every render; most change nothing.
    if (entered === lane && lane.staleAt === outlook.staleAt && lane.goneAt === outlook.goneAt) return
    lanes.change({ ...entered, ...outlook })
    changed()
  }

  function bury(query: Query): void {
    due.delete(query.queryHash)
    staleTimers.stop(query.queryHash)
    const lane = lanes.get(query.queryHash)
    if (lane) lanes.bury(lane, { at: Date.now(), because: reasonToGo(lane) })
    changed()
  }

  function changed(): void {
    latest = undefined
    if (isTelling) return
    isTelling = true
    // Scheduled, because entries are made during render, when listeners must not set state.
    notifyManager.schedule(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }
}
