import { useEffect } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { pageAt } from './pages.ts'
import { stripBasename } from './stripBasename.ts'

/** Events that come before a click: the pointer arrives, a finger comes down, or a key moves focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches the code of a page as soon as somebody seems to go there. */
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
      // A failure is told when somebody does go there.
      page.load().catch(() => undefined)
      if (page.asksServer) warmUp?.()
    }

    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign)
    }
  }, [basename, warmUp])
}
