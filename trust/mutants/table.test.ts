import { describe, expect, it } from 'vitest'
import { rowsOf } from './table.ts'

const mutants = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  file: 'cart.ts',
  line: 1,
  code: 'if (a < n)',
  original: `a <\n  ${index}`,
  replacement: 'true',
}))
const reason = {
  file: 'cart.ts',
  code: 'if (a < n)',
  original: 'a < 0',
  replacement: 'true',
  reason: 'It is always so.',
}
const oks = (killed: number, reasons = [reason]) =>
  rowsOf({ mutants, isKilled: ({ id }) => Number(id) >= mutants.length - killed }, reasons)
    .at(-1)
    ?.cells.map(({ ok }) => ok)

describe('the score of all modules', () => {
  it('is fine with nine of ten killed and a reason for the tenth', () => {
    expect(oks(9)).toEqual([true, true, true, true])
  })

  it('fails below nine of ten, and where a survivor has no reason', () => {
    expect(oks(8)).toEqual([true, false, false, true])
    expect(oks(9, [])).toEqual([true, true, false, true])
  })

  it('fails where a reason is about none that survives', () => {
    expect(oks(10)).toEqual([true, true, true, false])
  })
})
