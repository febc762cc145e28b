import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Props for a box that takes the focus when the focused element inside it is replaced, so that a keyboard user does
 * not restart at the top of the page.
 */
export function useFocusFallback() {
  const box = useRef<HTMLElement>(null)
  const inside = useRef(false)

  useLayoutEffect(() => {
    if (inside.current && box.current?.contains(document.activeElement) === false) box.current.focus()
  })

  return {
    ref: box,
    onFocus: () => {
      inside.current = true
    },
    // An element removed while it has the focus fires no blur event, so `inside` stays true.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      inside.current = currentTarget.contains(relatedTarget)
    },
  }
}
