import { useEffect } from 'react'
import type { RefObject } from 'react'

interface SeeBelowProps {
  /** What is on the screen of whoever waits for the run. */
  of: RefObject<HTMLElement | null>
  /** Where the page stood when the run was let go. */
  from: RefObject<number>
}

/**
 * Once it is there, scrolls no further than needed: to all of the figure while its question stays on the screen, and to its axis while what
 * is said of the run does. Somebody who has scrolled meanwhile, or is elsewhere on the page, stays there.
 */
export function SeeBelow({ of, from }: SeeBelowProps) {
  useEffect(() => {
    const element = of.current
    const figure = element?.closest('figure')
    if (!element || scrollY !== from.current || !figure?.contains(document.activeElement)) return
    const [all, axis, said] = [figure, figure.firstElementChild ?? figure, element].map((part) =>
      part.getBoundingClientRect(),
    )
    if (!all || !axis || !said || said.top < 0 || said.top > innerHeight) return
    const top = Math.max(
      Math.min(all.bottom - innerHeight, all.top),
      Math.min(axis.bottom - innerHeight, said.top),
    )
    if (top <= 0) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
  }, [of, from])

  return null
}
