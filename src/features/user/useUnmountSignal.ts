import { useCallback, useEffect, useRef } from 'react'

/** Returns a getter of a signal that is aborted on unmount. Call it in event handlers, not during render. */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const life = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [])

  return useCallback(() => life.current?.signal, [])
}
