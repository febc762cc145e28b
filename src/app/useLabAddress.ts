import { useEffect } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { writeLab } from './labAddress.ts'

/** The pause, in ms, after which a change is written: a dragged slider changes with every step. */
const PAUSE_MS = 200

/**
 * Keeps the lab's state in the address, also after a navigation, so that a failing page can be linked. The router is
 * not involved: no screen reads this parameter, so none should render for it.
 *
 * @param lab the lab's parameter; undefined while the lab is closed
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
