import { useEffect } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { pageAt } from './pages.ts'
import { stripBasename } from './stripBasename.ts'

/** Events that precede a click: the pointer enters a link, a finger touches it, or it takes the focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Loads the code of a page when the user is likely to go there. */
export function usePrefetchOnIntent(
  { basename }: Pick<RouterProviderProps['router'], 'basename'>,
  warmUp?: () => void,
): void {
  useEffect(() => {
    function onSign({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null || link.origin !== location.origin || link.target === '_blank') return
      const page = pageAt(stripBasename(basename, link.pathname))
      if (page === undefined || page.loaded()) return
      // The navigation itself reports a failure.
      page.load().catch(() => undefined)
      if (page.asksOnMount) warmUp?.()
    }

    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign)
    }
  }, [basename, warmUp])
}
