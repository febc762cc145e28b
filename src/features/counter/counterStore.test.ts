import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCounterStore } from './counterStore.ts'

beforeEach(() => useCounterStore.setState(useCounterStore.getInitialState(), true))

describe('the counter store', () => {
  it('increments, decrements, resets, and is set', () => {
    const { increment, decrement, reset, set } = useCounterStore.getState()
    increment()
    increment()
    decrement()
    expect(count()).toBe(1)
    reset()
    expect(count()).toBe(0)
    set(12)
    expect(count()).toBe(12)
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
