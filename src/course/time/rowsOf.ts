import type { Press, Run, TimedRequest } from './recording.ts'

/** Requests of two runs as near as this are drawn once, in ms. */
const AT_ONCE_MS = 100

/** The requests of runs: those that all have in the same way, and what each has besides. */
export function requestsOf(runs: readonly Run[]): {
  shared: readonly TimedRequest[]
  own: readonly (readonly TimedRequest[])[]
} {
  const [first, ...others] = runs.map(({ recording }) => recording.requests)
  const shared =
    others.length === 0
      ? []
      : (first ?? []).filter((one) => others.every((other) => other.some((each) => isSame(one, each))))
  return {
    shared,
    own: runs.map(({ recording }) =>
      recording.requests.filter((one) => !shared.some((other) => isSame(one, other))),
    ),
  }
}

function isSame(one: TimedRequest, other: TimedRequest): boolean {
  return (
    one.key !== undefined &&
    one.key === other.key &&
    one.outcome === other.outcome &&
    isNear(one.from, other.from) &&
    isNear(one.to, other.to)
  )
}

function isNear(one = Infinity, other = Infinity): boolean {
  return one === other || Math.abs(one - other) <= AT_ONCE_MS
}

/**
 * Presses on as few lines as their words leave room for.
 *
 * @param widthMs about how long a flag with its words is on the axis, in ms
 */
export function pressRows<Some extends Press>(
  presses: readonly Some[],
  widthMs: number,
): readonly (readonly Some[])[] {
  const rows: Some[][] = []
  for (const press of presses) {
    const free = rows.find((row) => press.at - (row.at(-1)?.at ?? -Infinity) >= widthMs)
    if (free) free.push(press)
    else rows.push([press])
  }
  return rows
}
