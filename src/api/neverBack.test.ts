import { expect, it, vi } from 'vitest'
import { neverBack } from './neverBack.ts'

it('a clock that never goes back follows another one, and goes on where that is set back', () => {
  const other = vi.fn<() => number>()
  const now = neverBack(other)
  const read = (at: number) => {
    other.mockReturnValue(at)
    return now()
  }
  expect([1000, 1600, 3_601_600, 1700, 1900].map(read)).toEqual([1000, 1600, 3_601_600, 3_601_600, 3_601_800])
})
