import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Whether the library believes that there is a connection, and a setter that tells it so. The setter affects every
 * query of the page; when the component unmounts, the library believes the browser again.
 */
export function useOnline(): [isOnline: boolean, setIsOnline: (isOnline: boolean) => void] {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  )

  useEffect(() => () => onlineManager.setOnline(navigator.onLine), [])

  return [isOnline, (online) => onlineManager.setOnline(online)]
}
