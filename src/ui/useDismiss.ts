import { useEffectEvent, useLayoutEffect } from 'react'

interface Dismissed {
  /** Where a press leaves it open. */
  parts: () => readonly (Element | null)[]
  close: () => void
  /** What scrolling does; unless said, it closes it. */
  onScroll?: () => void
}

/** Closes what lies over the page: by Escape, by a press elsewhere and by scrolling. */
export function useDismiss(isOpen: boolean, { parts, close, onScroll = close }: Dismissed): void {
  const closeIt = useEffectEvent(close)
  const scroll = useEffectEvent(onScroll)
  const isElsewhere = useEffectEvent(
    (target: EventTarget | null) =>
      !(target instanceof Node) || !parts().some((part) => part?.contains(target) === true),
  )
  // As soon as it is seen, it can be closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('keydown', ({ key }) => key === 'Escape' && closeIt(), { signal })
    addEventListener('scroll', () => scroll(), { signal, capture: true, passive: true })
    addEventListener('pointerdown', ({ target }) => isElsewhere(target) && closeIt(), { signal })
    return () => listeners.abort()
  }, [isOpen])
}
