import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePageParam } from './parsePageParam.ts'

describe('parsePageParam', () => {
  it('reads a whole number from 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (page) => {
        expect(parsePageParam(String(page))).toBe(page)
      }),
    )
  })

  it.each([
    null,
    '',
    ' ',
    'abc',
    '0',
    '-1',
    '1.5',
    'NaN',
    'Infinity',
    '1e400',
    '1e1',
    '0x3',
    '0b11',
    '+3',
    ' 3 ',
    '3.0',
    '9007199254740992',
    '1,2',
    '٣',
  ])('takes %j for page 1', (nonsense) => {
    expect(parsePageParam(nonsense)).toBe(1)
  })

  it('makes a page that can be asked for out of anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (value) => {
        const page = parsePageParam(value)
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      }),
    )
  })
})
