import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('createRandom', () => {
  it('gives the row it always gave', () => {
    expect(row(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  })

  it('stays from 0 to below 1', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(row(seed, 100).filter((value) => value < 0 || value >= 1)).toEqual([])
      }),
    )
  })

  it('spreads its numbers evenly for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const values = row(seed, 2000)
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length
        // Six standard deviations of the mean of 2000 numbers.
        expect(Math.abs(mean - 0.5)).toBeLessThan(0.04)
      }),
    )
  })
})

function row(seed: number, length: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length }, () => random())
}
