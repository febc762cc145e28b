import type { LoggedRequest } from '#api/requestLog.ts'
import type { Recording } from './recording.ts'

/** The log of a run as it was at a moment. */
export function requestsAt({ requests }: Recording, at: number): readonly LoggedRequest[] {
  return requests
    .filter(({ from }) => from <= at)
    .map(({ id, says, from, to, outcome }) => {
      const hasEnded = to !== undefined && to <= at
      return {
        id,
        ...methodAndPath(says),
        startedAt: from,
        outcome: hasEnded ? outcome : 'pending',
        durationMs: hasEnded ? to - from : undefined,
      }
    })
}

/** A request that says no method is a GET. */
function methodAndPath(says: string): { method: string; path: string } {
  const [method = '', path] = says.split(' ')
  return path === undefined ? { method: 'GET', path: says } : { method, path }
}
