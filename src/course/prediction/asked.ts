import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Prediction } from './prediction.ts'

/** A question of the page that is open. */
export interface AskedQuestion {
  /** Under which its answer is kept. */
  id: string
  prediction: Prediction
  /** Whether what was measured may be said: it is not while a run stands before what tells. */
  isTold: boolean
}

/** The questions of the page that is open, from the top. */
export const askedHere = createStore<{ all: readonly AskedQuestion[] }>(() => ({ all: [] }))

/** Says that the page asks something, for as long as it does. */
export function useAsked({ id, prediction, isTold }: AskedQuestion): void {
  useEffect(() => {
    const asked = { id, prediction, isTold }
    askedHere.setState(({ all }) => ({
      all: all.some((one) => one.id === id)
        ? all.map((one) => (one.id === id ? asked : one))
        : [...all, asked],
    }))
  }, [id, prediction, isTold])

  useEffect(() => () => askedHere.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) })), [id])
}
