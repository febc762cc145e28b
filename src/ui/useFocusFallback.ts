import { useLayoutEffect, useRef } from 'react'
import { keepFocus } from './keepFocus.ts'

/**
 * Keeps the focus within a box when the focused element inside it goes, so that a keyboard user does not restart at the
 * top of the page. Both the box and what takes the focus are elements that the caller renders; the latter needs a
 * `tabIndex`.
 */
export function useFocusFallback<Box extends HTMLElement, Target extends HTMLElement = Box>() {
  const box = useRef<Box>(null)
  /** Takes the focus; the box itself unless set. */
  const target = useRef<Target>(null)

  useLayoutEffect(() => {
    const element = box.current
    return element === null ? undefined : keepFocus(element, () => target.current ?? element)
  }, [])

  return { target, boxProps: { ref: box } }
}
