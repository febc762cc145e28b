import { create } from 'zustand'
import { integerOrZero } from './counter.ts'

interface CounterStore {
  /** Always an integer (behaviour §3). */
  count: number
  increment: () => void
  decrement: () => void
  reset: () => void
  /** Anything but an integer counts as 0. */
  set: (value: number) => void
}

/** The counter as a store: state and actions in one place, no provider, nothing persisted. */
export const useCounterStore = create<CounterStore>()((setState) => ({
  count: 0,
  increment: () => setState(({ count }) => ({ count: count + 1 })),
  decrement: () => setState(({ count }) => ({ count: count - 1 })),
  reset: () => setState({ count: 0 }),
  set: (value) => setState({ count: integerOrZero(value) }),
}))
