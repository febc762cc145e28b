import { useEffect, useReducer, useState } from 'react'
import { counterReducer, initialCounter } from './counter.ts'
import { createTimers } from './timers.ts'

const LOADING_MS = 1000
const ERROR_MS = 3000
/** How long, in ms, the end of the loading is shown before the count changes. */
const PAUSE_MS = 500

/**
 * The counter's reducer, and two simulations that dispatch over time: loading takes 1 s and increments half a second
 * later, and an error is cleared after 3 s (behaviour §4). Unmounting cancels all timers.
 */
export function useCounter() {
  const [state, dispatch] = useReducer(counterReducer, initialCounter)
  const [timers] = useState(createTimers)

  useEffect(() => timers.stop, [timers])

  // #region loading
  function simulateLoading(): void {
    dispatch({ type: 'loadingStarted' })
    timers.after(LOADING_MS, () => {
      dispatch({ type: 'loadingFinished' })
      // Two dispatches at once would be one render, and the end of the loading would not be visible.
      timers.after(PAUSE_MS, () => dispatch({ type: 'increment' }))
    })
  }
  // #endregion

  function simulateError(): void {
    dispatch({ type: 'errorSet', message: 'Simulated error occurred!' })
    timers.after(ERROR_MS, () => dispatch({ type: 'errorCleared' }))
  }

  return { state, dispatch, simulateLoading, simulateError }
}
