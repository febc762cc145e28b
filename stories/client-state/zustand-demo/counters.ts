import { createStore } from 'zustand'

interface Counters {
  apples: number
  pears: number
  addApple: () => void
  addPear: () => void
}

/** A store of its own for each demo, so that two on one page do not count together. */
export const createCounters = () =>
  createStore<Counters>()((set) => ({
    apples: 0,
    pears: 0,
    addApple: () => set(({ apples }) => ({ apples: apples + 1 })),
    addPear: () => set(({ pears }) => ({ pears: pears + 1 })),
  }))

export type CounterStore = ReturnType<typeof createCounters>
