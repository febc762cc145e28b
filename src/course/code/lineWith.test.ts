import { expect, it } from 'vitest'
import { lineWith } from './lineWith.ts'

const code = '// #region all\nconst a = 1\nconst b = a\n// #endregion'

it('finds the line that contains a text, without the markers of regions', () => {
  expect(lineWith(code, 'const a')).toBe(0)
  expect(lineWith(code, '= a')).toBe(1)
})

it.each([
  ['const c', '“const c” is in 0 lines'],
  ['const', '“const” is in 2 lines'],
])('refuses %s, which is not in one line', (text, reason) => {
  expect(() => lineWith(code, text)).toThrow(reason)
})
