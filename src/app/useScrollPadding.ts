import { useEffect, useRef } from 'react'

/**
 * Keeps what is scrolled into view, such as a control that takes focus, clear of something that covers the foot of the
 * page.
 *
 * @returns goes on the element that covers it
 */
export function useScrollPadding<Cover extends HTMLElement>() {
  const cover = useRef<Cover>(null)

  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${cover.current?.offsetHeight ?? 0}px`
    })
    if (cover.current) observer.observe(cover.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBlockEnd = ''
    }
  }, [])

  return cover
}
