import type { Query, QueryKey } from '@tanstack/react-query'
import type { CacheState, Moment } from './queryState.ts'

/** A period in which an entry had one state. */
export interface CacheSegment {
  id: number
  state: CacheState
  /** In ms since the epoch. */
  from: number
  /** In ms since the epoch; undefined while it lasts. */
  to: number | undefined
  /** Why it began, such as ‘a reader came’. */
  because: string
}

/** The history of one query key. */
export interface CacheLane {
  hash: string
  key: QueryKey
  /** Oldest first; empty for an entry that is not used yet. */
  segments: readonly CacheSegment[]
  /** When fresh data becomes stale; undefined while it is not fresh. */
  staleAt: Moment | undefined
  /** When an inactive entry is garbage collected; undefined while it is not inactive. */
  goneAt: Moment | undefined
  /** Whether the entry was inactive before the recording, and so goes at `goneAt` or earlier. */
  isGoneEarlier: boolean
}

export interface LaneLimits {
  /** How many keys are kept; those whose entry is gone are dropped first, then the oldest. */
  lanes: number
  /** How many segments of each are kept; the oldest go first. */
  segments: number
}

/** When and why a segment begins. */
export interface Circumstances {
  at: number
  because: string
  /** Begins a segment even if the state is the same. */
  isNews?: boolean | undefined
}

/** Makes the lanes of one cache, bounded. Lanes are immutable: a change replaces one. */
export function createLanes({ lanes: laneLimit = 100, segments: segmentLimit = 200 }: Partial<LaneLimits>) {
  const lanes = new Map<string, CacheLane>()
  let lastId = 0

  return {
    list: () => [...lanes.values()],
    get: (hash: string) => lanes.get(hash),
    /** The lane of a query, made if it has none. */
    meet({ queryHash: hash, queryKey: key }: Query): CacheLane {
      const known = lanes.get(hash)
      if (known) return known
      if (lanes.size >= laneLimit) lanes.delete(leastInteresting())
      return change({ hash, key, segments: [], staleAt: undefined, goneAt: undefined, isGoneEarlier: false })
    },
    enter,
    change,
    /** Records that the entry left the cache. */
    bury(lane: CacheLane, circumstances: Circumstances): void {
      const current = openSegment(lane)
      if (lane.segments.length === 0 || current?.state === 'gone') return
      enter({ ...lane, staleAt: undefined, goneAt: undefined }, 'gone', circumstances)
    },
    /** Ends all open segments, because the recording stops. */
    close(at: number): void {
      for (const lane of lanes.values()) {
        if (openSegment(lane)?.state === 'gone') continue
        change({ ...lane, segments: ended(lane, at), staleAt: undefined, goneAt: undefined })
      }
    },
  }

  /** Begins a segment, unless the lane is already in that state. */
  function enter(
    lane: CacheLane,
    state: CacheState,
    { at, because, isNews = false }: Circumstances,
  ): CacheLane {
    const current = openSegment(lane)
    if (current?.state === state && !isNews) return lane
    lastId += 1
    // The system's clock may have been set back meanwhile.
    const from = Math.max(at, current?.from ?? at)
    const segment = { id: lastId, state, from, to: undefined, because }
    return change({ ...lane, segments: [...ended(lane, from), segment].slice(-segmentLimit) })
  }

  function change(lane: CacheLane): CacheLane {
    lanes.set(lane.hash, lane)
    return lane
  }

  function leastInteresting(): string {
    const all = [...lanes.values()]
    return (all.find((lane) => openSegment(lane)?.state === 'gone') ?? all[0])?.hash ?? ''
  }
}

/** The current segment; undefined while nothing is recorded, and before an entry is used. */
export function openSegment({ segments }: CacheLane): CacheSegment | undefined {
  const last = segments.at(-1)
  return last?.to === undefined ? last : undefined
}

function ended({ segments }: CacheLane, at: number): CacheSegment[] {
  return segments.map((segment) => (segment.to === undefined ? { ...segment, to: at } : segment))
}
