import { createStore } from 'zustand'

interface Counters {
  apples: number
  pears: number
  addApple: () => void
  addPear: () => void
}

/** Creates a store for each demo, so that two demos on one page do not share counts. */
export const createCounters = () =>
  createStore<Counters>()((set) => ({
    apples: 0,
    pears: 0,
    addApple: () => set(({ apples }) => ({ apples: apples + 1 })),
    addPear: () => set(({ pears }) => ({ pears: pears + 1 })),
  }))

export type CounterStore = ReturnType<typeof createCounters>
