import { diffArrays } from 'diff'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'folded'
  text: string
}

/** The maximum number of lines shown of each added or removed part, and of the unchanged lines around it. */
const SHOWN = 40

/** Texts with more different lines are shown one after the other, because comparing them would take too long. */
const MOST_CHANGES = 400

/** The line difference of two texts. Unchanged lines far from a change are folded. */
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

/** The first and last lines, with the number of hidden lines between them. */
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
