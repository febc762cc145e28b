import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Once it is there, brings what begins with an element into view, where that is on the screen and goes on below it. Somebody who has
 * scrolled elsewhere meanwhile, or is elsewhere on the page, stays there.
 */
export function SeeBelow({ of }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = of.current
    const figure = element?.closest('figure')
    if (!element || !figure?.contains(document.activeElement)) return
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > innerHeight || figure.getBoundingClientRect().bottom <= innerHeight) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [of])

  return null
}
