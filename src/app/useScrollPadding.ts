import { useEffect, useRef } from 'react'

/**
 * Keeps what is scrolled into view, such as a control that takes focus, clear of something that covers the foot of the
 * page. Within the cover itself nothing has to be kept clear, and the page behind it should not move.
 *
 * @param isCovering whether the element covers it now
 * @returns goes on that element
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
