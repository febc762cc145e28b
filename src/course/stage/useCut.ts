import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A box of limited height, its only child, and whether the lower part of that is cut off. */
interface Cut {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isCut: boolean
  /** To be called when the box has scrolled, as it does where the focus, or the browser's search, goes to what is cut off. */
  onScroll: () => void
}

/**
 * Watches whether a box of limited height is too small for its content.
 *
 * @param open takes the limit away
 */
export function useCut(open: () => void): Cut {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)

  useEffect(() => {
    const [outer, inner] = [box.current, content.current]
    if (outer === null || inner === null) return
    const observer = new ResizeObserver(() => {
      setIsCut(inner.offsetHeight > outer.clientHeight + 1)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  /** What has come into view stays where it is on the screen. */
  function onScroll(): void {
    const scrolled = box.current?.scrollTop ?? 0
    if (scrolled === 0) return
    flushSync(open)
    scrollBy({ top: scrolled, behavior: 'instant' })
  }

  return { box, content, isCut, onScroll }
}
