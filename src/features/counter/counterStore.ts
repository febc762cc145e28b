import { create } from 'zustand'
import { devtools } from 'zustand/middleware'
import { integerOrZero } from './counter.ts'

interface CounterStore {
  /** Always an integer (behaviour §3). */
  count: number
  increment: () => void
  decrement: () => void
  reset: () => void
  /** A value that is not an integer counts as 0. */
  set: (value: number) => void
}

/** The counter as a store: state and actions in one place, no provider, nothing persisted. */
export const useCounterStore = create<CounterStore>()(
  devtools(
    (setState) => ({
      count: 0,
      increment: () => setState(({ count }) => ({ count: count + 1 }), undefined, { type: 'increment' }),
      decrement: () => setState(({ count }) => ({ count: count - 1 }), undefined, { type: 'decrement' }),
      reset: () => setState({ count: 0 }, undefined, { type: 'reset' }),
      set: (value) => setState({ count: integerOrZero(value) }, undefined, { type: 'set', value }),
    }),
    { name: 'counter store', enabled: true },
  ),
)
