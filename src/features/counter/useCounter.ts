import { useEffect, useReducer, useState } from 'react'
import { counterReducer, initialCounter } from './counter.ts'
import { createTimers } from './timers.ts'

const LOADING_MS = 1000
const ERROR_MS = 3000

/**
 * The counter's reducer, and two simulations that dispatch over time: loading takes 1 s and then increments, and an
 * error is cleared after 3 s (behaviour §4.1). Unmounting cancels all timers.
 */
export function useCounter() {
  const [state, dispatch] = useReducer(counterReducer, initialCounter)
  const [timers] = useState(createTimers)

  useEffect(() => timers.stop, [timers])

  // #region loading
  function simulateLoading(): void {
    dispatch({ type: 'loadingStarted' })
    timers.after(LOADING_MS, () => {
      // React renders both at once: no press falls between them.
      dispatch({ type: 'loadingFinished' })
      dispatch({ type: 'increment' })
    })
  }
  // #endregion

  function simulateError(): void {
    dispatch({ type: 'errorSet', message: 'Simulated error occurred!' })
    timers.after(ERROR_MS, () => dispatch({ type: 'errorCleared' }))
  }

  return { state, dispatch, simulateLoading, simulateError }
}
