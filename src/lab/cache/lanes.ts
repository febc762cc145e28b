import type { Query, QueryKey } from '@tanstack/react-query'
import type { CacheState, Moment } from './queryState.ts'

/** A stretch of time in which an entry did one thing. */
export interface CacheSegment {
  id: number
  state: CacheState
  /** In ms since the epoch. */
  from: number
  /** In ms since the epoch; undefined while it goes on. */
  to: number | undefined
  /** Why it began, such as ‘a reader came’. */
  because: string
}

/** What became of one query key. */
export interface CacheLane {
  hash: string
  key: QueryKey
  /** The oldest first; empty for an entry that was made and not used yet. */
  segments: readonly CacheSegment[]
  /** When fresh data becomes stale; undefined while it is not fresh. */
  staleAt: Moment | undefined
  /** When an inactive entry is thrown away; undefined while it is not inactive. */
  goneAt: Moment | undefined
  /** The entry was inactive before anybody watched, so it goes at `goneAt` or earlier. */
  isGoneEarlier: boolean
}

export interface LaneLimits {
  /** How many keys are remembered; those that are gone go first, then the oldest. */
  lanes: number
  /** How many segments of each; the oldest go first. */
  segments: number
}

/** What is known about the beginning of a segment. */
export interface Circumstances {
  at: number
  because: string
  /** Begins a segment even if the state is what it was. */
  isNews?: boolean | undefined
}

/** The lanes of one cache, bounded. A lane that was handed out never changes: it is replaced. */
export function createLanes({ lanes: laneLimit = 100, segments: segmentLimit = 200 }: Partial<LaneLimits>) {
  const lanes = new Map<string, CacheLane>()
  let lastId = 0

  return {
    list: () => [...lanes.values()],
    get: (hash: string) => lanes.get(hash),
    /** Opens a lane for a key that has none. */
    meet({ queryHash: hash, queryKey: key }: Query): CacheLane {
      const known = lanes.get(hash)
      if (known) return known
      if (lanes.size >= laneLimit) lanes.delete(leastInteresting())
      return change({ hash, key, segments: [], staleAt: undefined, goneAt: undefined, isGoneEarlier: false })
    },
    enter,
    change,
    /** Its entry is not in the cache any longer. */
    bury(lane: CacheLane, circumstances: Circumstances): void {
      const current = openSegment(lane)
      if (lane.segments.length === 0 || current?.state === 'gone') return
      enter({ ...lane, staleAt: undefined, goneAt: undefined }, 'gone', circumstances)
    },
    /** Ends what is going on, because nobody watches any longer. */
    close(at: number): void {
      for (const lane of lanes.values()) {
        if (openSegment(lane)?.state === 'gone') continue
        change({ ...lane, segments: ended(lane, at), staleAt: undefined, goneAt: undefined })
      }
    },
  }

  /** Begins a segment, unless the lane is in that state already. */
  function enter(
    lane: CacheLane,
    state: CacheState,
    { at, because, isNews = false }: Circumstances,
  ): CacheLane {
    if (openSegment(lane)?.state === state && !isNews) return lane
    lastId += 1
    const segment = { id: lastId, state, from: at, to: undefined, because }
    return change({ ...lane, segments: [...ended(lane, at), segment].slice(-segmentLimit) })
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

/** What a lane is doing now; undefined while nobody watches, and before an entry is used. */
export function openSegment({ segments }: CacheLane): CacheSegment | undefined {
  const last = segments.at(-1)
  return last?.to === undefined ? last : undefined
}

function ended({ segments }: CacheLane, at: number): CacheSegment[] {
  return segments.map((segment) => (segment.to === undefined ? { ...segment, to: at } : segment))
}
