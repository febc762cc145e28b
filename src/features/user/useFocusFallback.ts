import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Props for a box that takes over the focus when what had it inside the box is replaced, so that a keyboard
 * does not start again at the top of the page.
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
    // What is removed from the page while it has the focus does not say so.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      inside.current = currentTarget.contains(relatedTarget)
    },
  }
}
