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

/** How much of an axis a flag takes: the least, and for each letter. */
const FLAG = { least: 0.2, letter: 0.013 }

/** What a flag says of a press: the option alone where one was chosen. */
export function flagOf({ says, deed }: Press): string {
  return deed?.does === 'choose' ? says.slice(deed.name.length + 2) : says
}

/** Presses on as few lines as their words leave room for, on an axis of `axisMs`. */
export function pressRows<Some extends Press>(
  presses: readonly Some[],
  axisMs: number,
): readonly (readonly Some[])[] {
  const endOf = (press: Some) =>
    press.at + axisMs * Math.max(FLAG.least, FLAG.letter * (flagOf(press).length + 2))
  const rows: Some[][] = []
  for (const press of presses) {
    const free = rows.find((row) => row.every((before) => press.at >= endOf(before)))
    if (free) free.push(press)
    else rows.push([press])
  }
  return rows
}
