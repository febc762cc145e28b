import { diffArrays } from 'diff'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'folded'
  text: string
}

/** So many lines are shown of what is alike on either side of a change, and of what came and what went. */
const SHOWN = 40

/** Texts that differ by more lines than this are shown one after the other: comparing them would take too long. */
const MOST_CHANGES = 400

/** The lines of the second text, with what came and what went since the first. What is far from a change is folded. */
export function foldedDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const parts = diffArrays(old, now, { maxEditLength: MOST_CHANGES }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  return parts.flatMap(({ value, added, removed }, index) => {
    if (added || removed) return folded(value, added ? 'added' : 'removed', SHOWN, 0)
    const followsAChange = index > 0 || parts.length === 1
    const leadsToAChange = index < parts.length - 1
    return folded(value, 'same', followsAChange ? SHOWN : 0, leadsToAChange ? SHOWN : 0)
  })
}

/** The first and the last lines, and between them how many are not shown. */
function folded(lines: readonly string[], kind: DiffLine['kind'], first: number, last: number): DiffLine[] {
  const hidden = lines.length - first - last
  const shown = (some: readonly string[]) => some.map((text): DiffLine => ({ kind, text }))
  if (hidden <= 0) return shown(lines)
  return [
    ...shown(lines.slice(0, first)),
    { kind: 'folded', text: `… ${hidden} more lines` },
    ...shown(lines.slice(lines.length - last)),
  ]
}
