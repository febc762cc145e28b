import { useEffect, useState } from 'react'

/** The current time in ms since the epoch: ten times a second while somebody waits, or else as it was. */
export function useNow(isWaiting: boolean): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    if (!isWaiting) return
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const timer = setInterval(tick, 100)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isWaiting])

  return now
}
