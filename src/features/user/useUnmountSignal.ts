import { useCallback, useEffect, useRef } from 'react'

/** Gives a signal that is aborted when the component goes. For event handlers, not for rendering. */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const life = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [])

  return useCallback(() => life.current?.signal, [])
}
