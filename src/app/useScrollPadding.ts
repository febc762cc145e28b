import { useEffect, useRef } from 'react'

/**
 * Keeps elements that are scrolled into view, such as a focused control, out from under an element that covers the
 * foot of the page. While the focus is in the cover itself, the page behind it keeps its position.
 *
 * @param isCovering whether the element covers the page now
 * @returns a ref for that element
 */
export function useScrollPadding<Cover extends HTMLElement>(isCovering: boolean) {
  const cover = useRef<Cover>(null)

  useEffect(() => {
    const element = cover.current
    const { style } = document.documentElement
    if (element === null || !isCovering) return undefined

    const pad = (isWithin: boolean) => {
      // Beside the page it covers nothing of it.
      const isBeside = getComputedStyle(element).position === 'fixed'
      style.scrollPaddingBlockEnd = isWithin || isBeside ? '' : `${element.offsetHeight}px`
    }
    const onFocus = ({ target }: FocusEvent) => pad(target instanceof Node && element.contains(target))
    const onSize = () => pad(element.contains(document.activeElement))
    const observer = new ResizeObserver(onSize)
    observer.observe(element)
    document.addEventListener('focusin', onFocus, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus, true)
      style.scrollPaddingBlockEnd = ''
    }
  }, [isCovering])

  return cover
}
