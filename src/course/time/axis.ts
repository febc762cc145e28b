import { momentsOf } from './moments.ts'
import type { Moment } from './moments.ts'
import type { Recording, NamedRun } from './recording.ts'

/** A span of time. */
export interface Span {
  from: number
  to: number
}

/** One or two runs over the same time. */
export interface Axis extends Span {
  runs: readonly NamedRun[]
  /** The longest span in which two runs show different things, or the longest one of those that are asked for. */
  differs: Span | undefined
  /** Where the playhead stops: in the middle of that span, or at the end if there is none. */
  telling: number
  /** Oldest first. */
  moments: readonly Moment[]
}

/** How much of what was before the first press is kept, in ms. */
const BEFORE_MS = 500
/** How long what was shown last stays, in ms. */
const HELD_MS = 1000
/** How long a replay takes at least and at most, in ms. */
const SHORTEST_MS = 3000
const LONGEST_MS = 6000
/** How long it takes at least until it stops at the telling frame, in ms. */
const SOONEST_STOP_MS = 1500

/**
 * Lays runs over one axis, each from its first press on.
 *
 * @param tells what one of them shows where it matters that the other one shows something else: to the end, if it does, else for longest
 * @param leastMs how long two runs have to show different things, so that they differ
 */
export function axisOf(runs: readonly NamedRun[], tells?: string, leastMs = 0): Axis {
  const aligned = runs.map(({ title, recording }) => ({ title, recording: fromFirstPress(recording) }))
  const recordings = aligned.map(({ recording }) => recording)
  const from = Math.max(-BEFORE_MS, Math.min(0, ...recordings.map(({ shown }) => shown[0]?.from ?? 0)))
  const to = Math.max(...recordings.map(({ endMs }) => endMs)) + HELD_MS
  const differences = differencesOf(recordings, { from, to }).filter((span) => span.to - span.from >= leastMs)
  const telling = differences.filter(({ from: at }) =>
    recordings.some((recording) => shownAt(recording, at) === tells),
  )
  // What lasts is the outcome. A side that is slower on a busy machine may differ for longer before.
  const differs =
    telling.find((span) => span.to >= to) ?? longestOf(telling.length > 0 ? telling : differences)
  return {
    runs: aligned,
    from,
    to,
    differs,
    telling: differs === undefined ? to : (differs.from + differs.to) / 2,
    moments: momentsOf(aligned).filter(({ at }) => at >= from),
  }
}

/** A recording whose times are in ms since its first press. */
export function fromFirstPress(recording: Recording): Recording {
  const zero = recording.zeroMs ?? recording.presses[0]?.at ?? 0
  return {
    ...recording,
    zeroMs: 0,
    presses: recording.presses.map((press) => ({ ...press, at: press.at - zero })),
    requests: recording.requests.map((request) => ({
      ...request,
      from: request.from - zero,
      to: request.to === undefined ? undefined : request.to - zero,
    })),
    shown: recording.shown.map((shown) => ({ ...shown, from: shown.from - zero })),
    frames: recording.frames.map((frame) => ({ ...frame, at: frame.at - zero })),
    endMs: recording.endMs - zero,
  }
}

function longestOf(spans: readonly Span[]): Span | undefined {
  return spans.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
}

function lengthOf({ from, to }: Span): number {
  return to - from
}

/** How long a replay of a span takes, and its speed in words. What tells early is played slower, so that one sees what leads there. */
export function paceOf({ from, to, telling = to }: Span & { telling?: number }): {
  durationMs: number
  speed: string
} {
  const slow = Math.ceil((SOONEST_STOP_MS * (to - from)) / Math.max(1, telling - from))
  const durationMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, to - from, slow))
  const times = Math.round(((to - from) / durationMs) * 10) / 10
  if (times === 1) return { durationMs, speed: 'real speed' }
  return { durationMs, speed: times === 0.5 ? 'half speed' : `${times} × speed` }
}

/** A time of an axis in words, such as `1.80 s`. */
export function secondsOf(at: number): string {
  // Not “-0.00”.
  return `${(Math.round(at / 10) / 100 + 0).toFixed(2)} s`
}

/** The latest of some items that has begun at a moment; the first one before that. */
export function latestAt<Item>(
  items: readonly Item[],
  at: number,
  begin: (item: Item) => number,
): Item | undefined {
  return items.findLast((item) => begin(item) <= at) ?? items[0]
}

/** What a run shows at a moment. */
export function shownAt({ shown }: Pick<Recording, 'shown'>, at: number): string {
  return latestAt(shown, at, ({ from }) => from)?.says ?? ''
}

/** The spans in which two runs show different things, oldest first; none of one run alone. */
export function differencesOf(
  [one, other]: readonly Recording[],
  { from, to }: { from: number; to: number },
): readonly { from: number; to: number }[] {
  if (one === undefined || other === undefined) return []
  const changes = [...one.shown, ...other.shown].map(({ from: at }) => at)
  const cuts = [...new Set([from, ...changes.filter((at) => at > from && at < to), to])].toSorted(
    (a, b) => a - b,
  )
  return cuts
    .slice(1)
    .map((end, index) => ({ from: cuts[index] ?? from, to: end }))
    .filter((span) => shownAt(one, span.from) !== shownAt(other, span.from))
}
