import { keyText } from '#lab/keyText.ts'
import type { CacheSnapshot } from './cacheHistory.ts'

/** An event of a cache, as a row of the table. */
export interface CacheMoment {
  id: string
  /** In ms since the epoch. */
  at: number
  key: string
  what: string
}

const mutationWords = { pending: 'mutation sent', success: 'mutation succeeded', error: 'mutation failed' }

/** The events of a timeline as text, latest first, at most `limit`. */
export function latestMoments({ lanes, markers }: CacheSnapshot, limit: number): CacheMoment[] {
  const segments = lanes.flatMap(({ key, segments }) =>
    segments.map(({ id, from: at, state, because }) => ({
      id: String(id),
      at,
      key: keyText(key),
      what: `${state}: ${because}`,
    })),
  )
  const mutations = markers.map(({ mutationId, status, name, at }) => ({
    id: `mutation ${mutationId} ${status}`,
    at,
    key: name,
    what: mutationWords[status],
  }))
  return [...segments, ...mutations]
    .toReversed()
    .sort((one, other) => other.at - one.at)
    .slice(0, limit)
}
