import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepFocus } from '#ui/keepFocus.ts'
import { wasAskedAgain } from './askedAgain.ts'

/** Remembers the page that was shown last. */
export interface LastPage {
  /** Records the page that is shown now. Returns whether it replaces another one. */
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

/** One memory for the whole app. It outlives the layouts, which change between some pages. */
export const LastPageContext = createContext<LastPage | undefined>(undefined)

/**
 * Moves the focus to the heading of a page after a navigation, because the followed link may be gone, and because
 * screen readers then announce the page. The first page leaves the focus to the browser, unless somebody has asked for it again. On a page that loses the
 * focused element with all that is around it, the heading takes the focus, too.
 *
 * @returns a ref for the element that holds the page, which needs a `tabIndex`
 */
export function useFocusOnArrival<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null)
  const [own] = useState(createLastPage)
  const { turnTo } = useContext(LastPageContext) ?? own
  const { pathname } = useLocation()

  useLayoutEffect(() => {
    const page = holder.current
    return page === null ? undefined : keepFocus(page, () => page.querySelector('h1') ?? page)
  }, [])

  useEffect(() => {
    if (turnTo(pathname) || wasAskedAgain())
      holder.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname, turnTo])

  return holder
}
