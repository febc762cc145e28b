import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** How many items of a long list a reader meets first. */
const FIRST = 12

/** The beginning of a long list, and the way to its rest. */
interface ShowMore<Item> {
  /** The items to render. */
  shown: readonly Item[]
  /** How many are left out. */
  more: number
  showMore: () => void
  /** Goes on the item at an index: the first of the rest takes the focus, because the button that has shown it is gone. */
  itemProps: (index: number) => { ref?: RefObject<HTMLLIElement | null>; tabIndex?: -1 }
}

/**
 * Shows the first dozen of a long list, so that a page is not as long as its data, and all of it once somebody asks.
 */
export function useShowMore<Item>(items: readonly Item[], first = FIRST): ShowMore<Item> {
  const [isWhole, setIsWhole] = useState(false)
  const next = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    if (isWhole) next.current?.focus({ preventScroll: true })
  }, [isWhole])

  return {
    shown: isWhole ? items : items.slice(0, first),
    more: isWhole ? 0 : Math.max(0, items.length - first),
    showMore: () => setIsWhole(true),
    itemProps: (index) => (isWhole && index === first ? { ref: next, tabIndex: -1 } : {}),
  }
}
