import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** When something starts: before a reader comes to it, when most of it is on the screen, or never by itself. */
export type Nearness = 'near' | 'in-view' | 'never'

/** How far away from the screen `near` is, in px. */
const NEAR = 400
/** How much of something is most of it. */
const MOST_OF_IT = 0.6

/** Calls back once, when the reader comes near an element. */
export function useComesNear(
  element: RefObject<Element | null>,
  nearness: Nearness,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear)

  useEffect(() => {
    if (element.current === null || nearness === 'never') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest === undefined || !isNearEnough(latest, nearness)) return
        observer.disconnect()
        tell()
      },
      {
        // The document of this frame: by default it would be that of the window around it, without a margin.
        root: document,
        rootMargin: nearness === 'near' ? `${NEAR}px 0px` : '0px',
        threshold: nearness === 'near' ? 0 : [0, 0.2, 0.4, MOST_OF_IT, 0.8, 1],
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, nearness])
}

/** Most of something that is higher than the screen is most of the screen. */
function isNearEnough(
  { isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  nearness: Nearness,
): boolean {
  // In a closed fold, where nothing has a height, the screen has none either.
  if (!isIntersecting || nearness === 'near') return isIntersecting
  const screen = rootBounds?.height ?? innerHeight
  return intersectionRatio >= MOST_OF_IT || intersectionRect.height >= MOST_OF_IT * screen
}
