import { useEffect } from 'react'
import type { RefObject } from 'react'

interface SeeBelowProps {
  /** What is on the screen while the reader waits for the run. */
  of: RefObject<HTMLElement | null>
  /** What shows whether somebody has scrolled, and its place when the run was let go. */
  beside: RefObject<HTMLElement | null>
  from: RefObject<ScrollPosition>
}

/** How far a page is scrolled, and how far below the window's top an element of it stands, in px. */
interface ScrollPosition {
  scrolled: number
  top: number
}

export function scrollPositionOf(element: HTMLElement | null): ScrollPosition {
  return { scrolled: element ? scrollY : 0, top: element?.getBoundingClientRect().top ?? 0 }
}

/** A browser scrolls by itself, too, where what is above the window grows: then what is in the window stays where it was. */
function hasScrolled(from: ScrollPosition, to: ScrollPosition): boolean {
  return from.scrolled !== to.scrolled && Math.abs(from.top - to.top) > 2
}

/** How much of a demo is to be seen while it runs, in px. */
const SEEN = 300

/** Once it is there, scrolls no further than needed to show the demo below, while what is said of it stays in sight. Somebody who has scrolled meanwhile, or is elsewhere on the page, stays there. */
export function SeeBelow({ of, beside, from }: SeeBelowProps) {
  useEffect(() => {
    const element = of.current
    const figure = element?.closest('figure')
    const stage = figure?.querySelector('[role=region]')
    if (!element || !stage || !figure?.contains(document.activeElement)) return
    if (hasScrolled(from.current, scrollPositionOf(beside.current))) return
    const said = element.getBoundingClientRect().top
    if (said < 0 || said > innerHeight) return
    const top = Math.min(stage.getBoundingClientRect().top + SEEN - innerHeight, said)
    if (top <= 0) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
  }, [of, beside, from])

  return null
}
