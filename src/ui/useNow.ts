import { useEffect, useState } from 'react'

/**
 * The current time in ms since the epoch, for what changes without an event.
 *
 * @param paceAt the interval in ms at which it is read again, at a given time; undefined for no updates
 */
export function useNow(paceAt: (now: number) => number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const everyMs = paceAt(now)

  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])

  return now
}
