import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedDiff } from './foldedDiff.ts'

const shown = (before: string, after: string) =>
  foldedDiff(before, after).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-', folded: '' }[kind]}${text}`,
  )

it('marks what went and what came', () => {
  expect(shown('{\n"a": 1,\n"b": 2\n}', '{\n"a": 3,\n"b": 2\n}')).toEqual([
    ' {',
    '-"a": 1,',
    '+"a": 3,',
    ' "b": 2',
    ' }',
  ])
})

it('folds what is far from the change', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => String(index))
  const result = shown(lines.join('\n'), lines.toSpliced(500, 1, 'new').join('\n'))
  expect(result[0]).toBe('… 460 more lines')
  expect(result.at(-1)).toBe('… 459 more lines')
  expect(result).toHaveLength(84)
})

it('does not compare texts that have next to nothing in common', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index)
  const result = shown(
    numbers.map((number) => `old ${number}`).join('\n'),
    numbers.map((number) => `new ${number}`).join('\n'),
  )
  expect(result).toHaveLength(82)
  expect([result[0], result[41]]).toEqual(['-old 0', '+new 0'])
})

it('shows the whole of a short text, whatever it was before', () => {
  const anyText = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const without = (gone: 'added' | 'removed') =>
        foldedDiff(before, after)
          .filter(({ kind }) => kind !== gone)
          .map(({ text }) => text)
          .join('\n')
      expect(without('removed')).toBe(after)
      expect(without('added')).toBe(before)
    }),
  )
})
