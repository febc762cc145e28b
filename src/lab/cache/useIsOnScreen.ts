import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is visible: scrolled into view, in a visible tab. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  const [isTabShown, setIsTabShown] = useState(true)

  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    const look = () => setIsTabShown(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return isInView && isTabShown
}
