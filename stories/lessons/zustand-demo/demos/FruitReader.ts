import type { CounterStore } from './counters.ts'

/** The props of one way of reading the store. */
export interface FruitReaderProps {
  counters: CounterStore
}
