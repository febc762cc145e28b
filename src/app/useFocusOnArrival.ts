import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Remembers which page was shown last. */
export interface LastPage {
  /** Notes that a page is shown now, and says whether another one was before it. */
  turnTo: (pathname: string) => boolean
}

/** Makes the memory of an app that has shown no page yet. */
export function createLastPage(): LastPage {
  let last: string | undefined
  return {
    turnTo(pathname) {
      const turned = last !== undefined && last !== pathname
      last = pathname
      return turned
    },
  }
}

/** The memory of the whole app, which outlives the layouts: they change between some pages. */
export const LastPageContext = createContext<LastPage | undefined>(undefined)

/**
 * Gives focus to the heading of a page that a link, Back or Forward has led to: the link may be gone, and a screen
 * reader then says where one is. The page that the app opens with leaves focus to the browser.
 *
 * @returns goes on the element that holds the page
 */
export function useFocusOnArrival<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null)
  const [own] = useState(createLastPage)
  const { turnTo } = useContext(LastPageContext) ?? own
  const { pathname } = useLocation()

  useEffect(() => {
    if (turnTo(pathname)) holder.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname, turnTo])

  return holder
}
