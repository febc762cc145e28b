import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A box of limited height, its only child, and where the lower part of that is cut off. */
interface Cut {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** How much of the content is shown, in px; undefined for all of it. */
  shown: number | undefined
  /** To be called when the box has scrolled, as it does where the focus, or the browser's search, goes to what is cut off. */
  onScroll: () => void
}

/** What lies over the lower edge of a box that is cut, in px: a button for a finger. */
const EDGE = 52

/** So that nothing is seen of the border that the first row below has, in px. */
const HAIRLINE = 2

/**
 * Watches whether a box of limited height is too small for its content.
 *
 * @param open takes the limit away
 */
export function useCut(open: () => void): Cut {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number>()

  useEffect(() => {
    const [outer, inner] = [box.current, content.current]
    if (outer === null || inner === null) return
    const observer = new ResizeObserver(() => {
      const isCut = inner.offsetHeight > outer.clientHeight + 1
      setShown(isCut ? endOfRows(inner, outer.clientHeight) : undefined)
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

  return { box, content, shown, onScroll }
}

/** Where to cut some content, in px from its top, so that no row and no small card of it is cut in two: half a label reads as a mistake. */
function endOfRows(content: HTMLElement, height: number): number {
  const { top } = content.getBoundingClientRect()
  const limit = height - EDGE
  const parts = Array.from(content.querySelectorAll('*'), (part) => part.getBoundingClientRect())
  const whole = parts.filter((part) => part.width > 1 && part.height < height / 2)
  let end = limit
  for (let before = 0; before !== end;) {
    before = end
    for (const part of whole)
      if (part.top - top < end && part.bottom - top > end + 1) end = part.top - top - HAIRLINE
  }
  return end > limit / 2 ? end : limit
}
