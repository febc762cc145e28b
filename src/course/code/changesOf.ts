import { diffArrays } from 'diff'

/** A row of a diff: the place of its line in the first file (`removed`) or the second, or how many lines are left out. */
export type DiffRow = { kind: 'same' | 'removed' | 'added'; line: number } | { kind: 'folded'; count: number }

/** So many lines are shown before and after a change. */
const CONTEXT = 2

/**
 * Compares two files line by line, and leaves out what is far from a change.
 *
 * @throws Error if they do not differ
 */
export function changesOf(before: readonly string[], after: readonly string[]): DiffRow[] {
  const rows: DiffRow[] = []
  let [old, now] = [0, 0]
  const parts = diffArrays([...before], [...after])
  if (parts.every(({ added, removed }) => !added && !removed)) throw new Error('The two files do not differ.')

  for (const [index, { value, added, removed }] of parts.entries()) {
    if (removed) {
      rows.push(...placesFrom(old, value.length).map((line) => ({ kind: 'removed' as const, line })))
    } else {
      const places = placesFrom(now, value.length)
      if (added) rows.push(...places.map((line) => ({ kind: 'added' as const, line })))
      else rows.push(...nearChanges(places, index === 0, index === parts.length - 1))
    }
    if (!added) old += value.length
    if (!removed) now += value.length
  }
  return rows
}

function nearChanges(places: readonly number[], isFirst: boolean, isLast: boolean): DiffRow[] {
  const head = isFirst ? 0 : CONTEXT
  const tail = isLast ? 0 : CONTEXT
  const same = (some: readonly number[]) => some.map((line): DiffRow => ({ kind: 'same', line }))
  const count = places.length - head - tail
  // The row that says that a line is left out takes as much room as that line.
  if (count <= 1) return same(places)
  return [
    ...same(places.slice(0, head)),
    { kind: 'folded', count },
    ...same(places.slice(places.length - tail)),
  ]
}

function placesFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}
