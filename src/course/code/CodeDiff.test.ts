import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf } from './CodeDiff.tsx'

const alphabet = [...'abcdefghijkl']

describe('the changes between two files', () => {
  it('are the lines that went and came, with two lines around them', () => {
    const after = alphabet.with(5, 'F')
    expect(changesOf(alphabet, after)).toEqual([
      { kind: 'folded', count: 3 },
      { kind: 'same', line: 3 },
      { kind: 'same', line: 4 },
      { kind: 'removed', line: 5 },
      { kind: 'added', line: 5 },
      { kind: 'same', line: 6 },
      { kind: 'same', line: 7 },
      { kind: 'folded', count: 4 },
    ])
  })

  it('show a line rather than saying that one is left out', () => {
    expect(changesOf(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'D']).map(({ kind }) => kind)).not.toContain(
      'folded',
    )
  })

  it('are never none', () => {
    expect(() => changesOf(alphabet, alphabet)).toThrow('The two files do not differ.')
  })

  it('hold every line of both files, shown or left out', () => {
    const file = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
    fc.assert(
      fc.property(file, file, (before, after) => {
        fc.pre(before.join() !== after.join())
        const rows = changesOf(before, after)
        const count = (kind: string) => rows.filter((row) => row.kind === kind).length
        const folded = rows.reduce((sum, row) => sum + (row.kind === 'folded' ? row.count : 0), 0)
        expect(count('removed') + count('same') + folded).toBe(before.length)
        expect(count('added') + count('same') + folded).toBe(after.length)
      }),
    )
  })
})
