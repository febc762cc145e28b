import { describe, expect, it } from 'vitest'
import { instrument } from './instrument.ts'

const mutantsOf = (source: string) =>
  instrument('sample.ts', source).mutants.map(({ original, replacement }) => `${original} → ${replacement}`)

describe('the mutants of a module', () => {
  it('are other operators, numbers and conditions, and results that are left out', () => {
    expect(mutantsOf('export const pick = (n: number) => (n > 1 ? n : 0)')).toEqual([
      '1 → 2',
      'n > 1 → n >= 1',
      'n > 1 → n <= 1',
      'n > 1 → true',
      'n > 1 → false',
      '0 → 1',
      '(n > 1 ? n : 0) → undefined',
    ])
  })

  it('leave types, names and imports as they are', () => {
    expect(mutantsOf(`import { a } from 'a'\nexport type Kind = 'b' | 1\nexport const c = a['d']`)).toEqual(
      [],
    )
  })

  it('are all in its code, and none of them is on unless it is asked for', () => {
    const { code, mutants } = instrument('sample.ts', 'return_(() => { first()\n  second(1) })')
    expect(mutants).toHaveLength(2)
    const calls: unknown[] = []
    Object.assign(globalThis, {
      isMutant: () => false,
      return_: (act: () => void) => act(),
      first: () => calls.push('first'),
      second: (value: number) => calls.push(value),
    })
    // oxlint-disable-next-line typescript/no-implied-eval -- it runs what the test has just made
    new Function(code)()
    expect(calls).toEqual(['first', 1])
  })
})
