import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Keeps the focus within a box when the focused element inside it goes, so that a keyboard user does not restart at the
 * top of the page. Both the box and what takes the focus are elements that the caller renders; the latter needs a
 * `tabIndex`.
 */
export function useFocusFallback<Box extends HTMLElement, Target extends HTMLElement = Box>() {
  const box = useRef<Box>(null)
  const target = useRef<Target>(null)
  const inside = useRef(false)

  useLayoutEffect(() => {
    if (!inside.current || box.current?.contains(document.activeElement) !== false) return
    const next = target.current ?? box.current
    next.focus({ preventScroll: true })
  })

  return {
    /** Takes the focus; the box itself unless set. */
    target,
    boxProps: {
      ref: box,
      onFocus: () => {
        inside.current = true
      },
      // An element removed while it has the focus fires no blur event, so `inside` stays true.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        inside.current = currentTarget.contains(relatedTarget)
      },
    },
  }
}
