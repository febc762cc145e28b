import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerptOf.ts'
import { nameAfter, namesIn } from './namesIn.ts'
import type { LoadTypes } from './typesOfNames.ts'

const file = `import { get } from 'api'
// #region all
function read() {
  // #region body
  const one = get(1)
  return one
  // #endregion
}
// #endregion`

/** As the build reads it, without the lines that mark regions. */
const types: LoadTypes = () =>
  Promise.resolve({
    default: {
      says: ['function get(id: number): string', 'function read(): string', 'const one: string'],
      lines: [
        [[9, 12, 0]],
        [[9, 13, 1]],
        [
          [8, 11, 2],
          [14, 17, 0],
        ],
        [[9, 12, 2]],
        [],
      ],
    },
  })

const rowsOf = (region: string) =>
  excerptOf(file, { region }).map(({ parts, line, column }) => ({ parts, place: { types, line, column } }))

const textOf = (rows: ReturnType<typeof rowsOf>, row: number) =>
  rows[row]?.parts.map(({ text }) => text).join('') ?? ''

describe('the names of a listing', () => {
  it('are found at their places in an excerpt, which begins later and has less indent', async () => {
    const rows = rowsOf('body')
    const names = await namesIn(rows)
    expect(names.map(({ row, from, to, says }) => [textOf(rows, row).slice(from, to), says])).toEqual([
      ['one', 'const one: string'],
      ['get', 'function get(id: number): string'],
      ['one', 'const one: string'],
    ])
  })

  it('are none on a row that belongs to no file, and on one that stands for others', async () => {
    const [row] = rowsOf('all')
    expect(await namesIn([{ folded: 3 }, { parts: row?.parts ?? [] }])).toEqual([])
  })
})

it.each([
  ['ArrowRight', [0, 1, 2, 3, 3]],
  ['ArrowDown', [0, 1, 3, 3, 3]],
  ['ArrowLeft', [3, 2, 1, 0, 0]],
  ['ArrowUp', [3, 1, 0, 0, 0]],
])('%s leads through the names, and stays at the last one of its way', async (key, places) => {
  const names = await namesIn(rowsOf('all'))
  let here = places[0] === 0 ? nameAfter(names, undefined, key) : names.at(-1)
  const path = places.map(() => {
    const found = names.findIndex((name) => name === here)
    here = nameAfter(names, here, key)
    return found
  })
  expect(path).toEqual(places)
})
