import { useEffectEvent, useLayoutEffect } from 'react'

/** In px: less is a rounded place. */
const SLACK = 2

interface Dismissed {
  /** Where a press leaves it open. */
  parts: () => readonly (Element | null)[]
  /** Where the word is on the screen that it belongs to. */
  word: () => DOMRect | undefined
  close: () => void
}

/** Closes what lies over the page beside a word: by Escape, by a press elsewhere and by scrolling. */
export function useDismiss(isOpen: boolean, { parts, word, close }: Dismissed): void {
  const closeIt = useEffectEvent(close)
  const wordNow = useEffectEvent(word)
  const isElsewhere = useEffectEvent(
    (target: EventTarget | null) =>
      !(target instanceof Node) || !parts().some((part) => part?.contains(target) === true),
  )
  // As soon as it is seen, it can be closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listeners = new AbortController()
    const { signal } = listeners
    const from = wordNow()
    // A browser scrolls, too, to keep what is read in its place while the page above it grows.
    const hasMoved = () => {
      const to = wordNow()
      return (
        Math.abs((to?.x ?? 0) - (from?.x ?? 0)) > SLACK || Math.abs((to?.y ?? 0) - (from?.y ?? 0)) > SLACK
      )
    }
    addEventListener('keydown', ({ key }) => key === 'Escape' && closeIt(), { signal })
    addEventListener('scroll', () => hasMoved() && closeIt(), { signal, capture: true, passive: true })
    addEventListener('pointerdown', ({ target }) => isElsewhere(target) && closeIt(), { signal })
    return () => listeners.abort()
  }, [isOpen])
}
