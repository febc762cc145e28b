import { useEffect, useState } from 'react'

/**
 * The time in ms since the epoch, read again and again.
 *
 * @param paceAt how soon, in ms, at a given time; undefined lets it stand still
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
