import { addons } from 'storybook/preview-api'
import { savesData } from '#offline/savesData.ts'
import { PRELOAD_ENTRIES } from '#course/storybook.ts'
import { pageOfLink } from './pageIds.ts'

/**
 * Loads the page of each link that the pointer or the focus comes to, so that it shows at once when the link is pressed.
 *
 * @returns a function that ends it
 */
export function preloadPointedAt(within: HTMLElement): () => void {
  const ending = new AbortController()
  for (const deed of ['pointerover', 'focusin'] as const)
    within.addEventListener(deed, preloadTarget, { signal: ending.signal, passive: true })
  return () => ending.abort()
}

/**
 * Loads the page of a link when a reader comes within a window's height of it.
 *
 * @returns a function that ends it
 */
export function preloadNear(link: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const page = pageOfLink(link)
      if (entries.at(-1)?.isIntersecting !== true || page === undefined || savesData()) return
      observer.disconnect()
      preloadPage(page)
    },
    { root: document, rootMargin: '100% 0px' },
  )
  observer.observe(link)
  return () => observer.disconnect()
}

function preloadPage(page: string): void {
  addons.getChannel().emit(PRELOAD_ENTRIES, { ids: [page] })
}

function preloadTarget({ target }: Event): void {
  const page = target instanceof Element ? pageOfLink(target.closest('a')) : undefined
  if (page !== undefined) preloadPage(page)
}
