import { useEffect } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { readLab, withLab } from './labAddress.ts'

/**
 * Keeps the lab's state in the address, so that a failing page is a link, also when a link leads to another page. The
 * router is not told: no screen reads this parameter, and none should render anew for it.
 *
 * @param lab what the address says of the lab; undefined while it is closed
 */
export function useLabAddress(router: RouterProviderProps['router'], lab: string | undefined): void {
  useEffect(() => {
    write()
    return lab === undefined ? undefined : router.subscribe(write)

    function write(): void {
      if (readLab(location.search) === lab) return
      const address = location.pathname + withLab(location.search, lab) + location.hash
      history.replaceState(history.state, '', address)
    }
  }, [router, lab])
}
