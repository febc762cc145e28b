import { useEffect } from 'react'
import type { RefObject } from 'react'

interface SeeBelowProps {
  /** What is on the screen of whoever waits for the run. */
  of: RefObject<HTMLElement | null>
  /** What shows whether somebody has scrolled, and its place when the run was let go. */
  beside: RefObject<HTMLElement | null>
  from: RefObject<Place>
}

/** How far a page is scrolled, and how far below the window's top an element of it stands, in px. */
interface Place {
  scrolled: number
  top: number
}

export function placeOf(element: HTMLElement | null): Place {
  return { scrolled: element ? scrollY : 0, top: element?.getBoundingClientRect().top ?? 0 }
}

/** A browser scrolls by itself, too, where what is above the window grows: then what is in the window stays where it was. */
function hasScrolled(from: Place, to: Place): boolean {
  return from.scrolled !== to.scrolled && Math.abs(from.top - to.top) > 2
}

/**
 * Once it is there, scrolls no further than needed: to all of the figure while its question stays on the screen, and to its axis while what
 * is said of the run does. Somebody who has scrolled meanwhile, or is elsewhere on the page, stays there.
 */
export function SeeBelow({ of, beside, from }: SeeBelowProps) {
  useEffect(() => {
    const element = of.current
    const figure = element?.closest('figure')
    if (!element || !figure?.contains(document.activeElement)) return
    if (hasScrolled(from.current, placeOf(beside.current))) return
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
  }, [of, beside, from])

  return null
}
