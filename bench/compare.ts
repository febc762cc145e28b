import { median } from './median.ts'
import { printTable } from './printTable.ts'

/** What was measured of the thing that the course makes, and of the barest thing of its kind. */
export type Measured<T> = Record<'ours' | 'bare', T[]>

/** A figure, and its limit as a multiple of the bare thing's. A limit of 0 allows nothing. */
export interface Figure<T> {
  name: string
  of: (sample: T) => number
  show: (value: number) => string
  allowedRatio: number
}

export interface Row extends Pick<Figure<unknown>, 'name' | 'show' | 'allowedRatio'> {
  ours: number
  bare: number
  ratio: number
}

/** Measures both once a round, in changing order, so that a busy machine slows both alike. */
export async function takeTurns<T>(
  rounds: number,
  measure: Record<keyof Measured<T>, () => Promise<T>>,
): Promise<Measured<T>> {
  const measured: Measured<T> = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const name of order) measured[name].push(await measure[name]())
  }
  return measured
}

/** The medians of each figure, and their ratio. */
export function compare<T>(figures: readonly Figure<T>[], measured: Measured<T>): Row[] {
  return figures.map(({ of, ...figure }) => {
    const ours = median(measured.ours.map(of))
    const bare = median(measured.bare.map(of))
    return { ...figure, ours, bare, ratio: ours === 0 ? 0 : ours / bare }
  })
}

/** Prints the rows below a title, with a name for each of the two. */
export function printRows(
  title: string,
  names: Record<keyof Measured<unknown>, string>,
  rows: readonly Row[],
): void {
  printTable(title, [
    ['', names.ours, names.bare, 'ratio', 'at most'],
    ...rows.map((row) => [row.name, row.show(row.ours), row.show(row.bare), ratioOf(row), limitOf(row)]),
  ])
}

/** The figures over their limits; undefined if there is none. */
export function excessOf(rows: readonly Row[]): string | undefined {
  const excess = rows
    .filter(({ ratio, allowedRatio }) => ratio > allowedRatio)
    .map(
      (row) => `${row.name} ${row.bare === 0 ? row.show(row.ours) : ratioOf(row)} (at most ${limitOf(row)})`,
    )
  return excess.length === 0 ? undefined : excess.join('; ')
}

function ratioOf({ ratio, bare }: Row): string {
  return bare === 0 ? '–' : `${ratio.toFixed(2)}×`
}

function limitOf({ allowedRatio }: Row): string {
  return allowedRatio === 0 ? '0' : `${allowedRatio}×`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
