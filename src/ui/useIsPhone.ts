import { useSyncExternalStore } from 'react'
import { width } from './tokens.ts'

const query = `(width < ${width.phone})`

/** Whether the window is as narrow as a phone's; false in prerendered pages. For what CSS alone cannot do. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
