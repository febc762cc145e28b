import { useCallback, useSyncExternalStore } from 'react'
import { width } from './tokens.ts'

/** Whether the window is as narrow as a phone's; false in prerendered pages. For what CSS alone cannot do. */
export function useIsPhone(): boolean {
  return useMediaQuery(`(width < ${width.phone})`)
}

/** Whether the user prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}

/** Whether a media query matches; false in prerendered pages. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
