import type { Recording } from './recording.ts'
import { shownAt } from './shownAt.ts'

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
