import type { CodeRow } from './CodeRow.ts'

/** A name in a listing: the characters of a row that it takes, and what it stands for. */
export interface Name {
  row: number
  from: number
  to: number
  says: string
}

/**
 * The names of a listing, in their order.
 *
 * @throws Error if their types could not be loaded
 */
export async function namesIn(rows: readonly CodeRow[]): Promise<Name[]> {
  const placed = rows.flatMap((row, index) =>
    'folded' in row || row.place === undefined ? [] : [{ ...row.place, row: index }],
  )
  const files = [...new Set(placed.map(({ types }) => types))]
  const loaded = new Map(
    await Promise.all(files.map(async (types) => [types, (await types()).default] as const)),
  )
  return placed.flatMap(({ row, line, column, types }) => {
    const found = loaded.get(types)
    return (found?.lines[line] ?? []).map(([from, to, number]) => ({
      row,
      from: from - column,
      to: to - column,
      says: found?.says[number] ?? '',
    }))
  })
}

/** Where an arrow key leads from a name: to the next or the previous one, or to the first one of another row. At either end it stays. */
export function nameAfter(names: readonly Name[], here: Name | undefined, key: string): Name | undefined {
  const index = names.findIndex(({ row, from }) => row === here?.row && from === here.from)
  const isBack = key === 'ArrowLeft' || key === 'ArrowUp'
  if (index === -1) return names[0]
  const others = isBack ? names.slice(0, index).toReversed() : names.slice(index + 1)
  if (key === 'ArrowLeft' || key === 'ArrowRight') return others[0] ?? names[index]
  const row = others.find((name) => name.row !== here?.row)?.row
  return names.find((name) => name.row === row) ?? names[index]
}
