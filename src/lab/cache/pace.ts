import type { CacheSnapshot } from './cacheHistory.ts'

/** Countdowns below this show tenths of a second, in ms. */
const TENTHS_BELOW_MS = 60_000

/**
 * The interval in ms at which a drawing of the last `spanMs` must be updated; undefined while nothing in it moves.
 *
 * @param calm at most once a second, for users who prefer reduced motion
 */
export function paceOf(
  snapshot: CacheSnapshot,
  { now, spanMs, calm }: { now: number; spanMs: number; calm: boolean },
): number | undefined {
  const paces: number[] = []
  const ends = countdowns(snapshot).filter((end) => end > now)
  if (ends.length > 0) paces.push(1000)
  if (ends.some((end) => end - now < TENTHS_BELOW_MS)) paces.push(100)
  // A short span moves by several pixels a second, a long one by hardly one.
  if (latestMoment(snapshot) > now - spanMs) paces.push(spanMs > TENTHS_BELOW_MS ? 1000 : 100)
  return paces.length === 0 ? undefined : Math.max(Math.min(...paces), calm ? 1000 : 0)
}

/** The time of the latest event, in ms since the epoch. */
export function latestMoment({ lanes, markers }: CacheSnapshot): number {
  const ofLanes = lanes.flatMap(({ segments }) => segments.slice(-1)).map(({ from, to }) => to ?? from)
  return Math.max(0, ...ofLanes, ...markers.slice(-1).map(({ at }) => at))
}

function countdowns({ lanes }: CacheSnapshot): number[] {
  return lanes
    .flatMap(({ staleAt, goneAt }) => [staleAt, goneAt])
    .filter((moment) => typeof moment === 'number')
}
