import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCounterStore } from './counterStore.ts'

beforeEach(() => useCounterStore.setState(useCounterStore.getInitialState(), true))

describe('the counter store', () => {
  it('starts at 0', () => {
    expect(count()).toBe(0)
  })

  it('increments, decrements and resets', () => {
    const { increment, decrement, reset } = useCounterStore.getState()
    increment()
    increment()
    decrement()
    expect(count()).toBe(1)
    reset()
    expect(count()).toBe(0)
  })

  it.each([
    [12, 12],
    [-5, -5],
    [2.5, 0],
    [Number.NaN, 0],
    [Number.NEGATIVE_INFINITY, 0],
  ])('set to %d it is %d', (value, expected) => {
    useCounterStore.getState().increment()
    useCounterStore.getState().set(value)
    expect(count()).toBe(expected)
  })

  it('is an integer whatever happens', () => {
    const { increment, decrement, reset, set } = useCounterStore.getState()
    const anyStep = fc.oneof(
      fc.constantFrom(increment, decrement, reset),
      fc.double().map((value) => () => set(value)),
    )
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        for (const step of steps) step()
        expect(Number.isInteger(count())).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

function count(): number {
  return useCounterStore.getState().count
}
