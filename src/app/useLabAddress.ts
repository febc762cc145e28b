import { useEffect } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { writeLab } from './labAddress.ts'

/** A knob that is being dragged changes with every step: the address waits until it stands still. */
const PAUSE_MS = 200

/**
 * Keeps the lab's state in the address, so that a failing page is a link, also when a link leads to another page. The
 * router is not told: no screen reads this parameter, and none should render anew for it.
 *
 * @param lab what the address says of the lab; undefined while it is closed
 */
export function useLabAddress(router: RouterProviderProps['router'], lab: string | undefined): void {
  useEffect(() => {
    const write = () => writeLab(lab)
    const timer = setTimeout(write, PAUSE_MS)
    const unsubscribe = lab === undefined ? undefined : router.subscribe(write)
    return () => {
      clearTimeout(timer)
      unsubscribe?.()
    }
  }, [router, lab])
}
