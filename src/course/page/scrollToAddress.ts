import { placeAsked, writePlace } from '#course/links/askedPlace.ts'
import { goToPlace, keptPlace } from '#course/links/keptPlace.ts'

/** So long the parts of a page take to have their heights, in ms: until then, and until somebody does something, the address holds its place. */
const SETTLES_AFTER_MS = 5000
const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to where a link of this page was pressed, if Back leads here, or else to the part that a link or the frame's address names, which the
 * document's own does not have. Stays there while what stands above it grows.
 *
 * @param page the element that grows
 * @returns a function that ends it
 */
export function scrollToAddress(page: HTMLElement): () => void {
  const id = placeAsked()
  writePlace()
  const kept = keptPlace()
  if (id === '' && kept === undefined) return () => undefined
  const ending = new AbortController()
  const go = () =>
    kept ? goToPlace(kept) : document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  const observer = new ResizeObserver(go)
  const end = () => {
    ending.abort()
    observer.disconnect()
    clearTimeout(timeout)
  }
  const timeout = setTimeout(end, SETTLES_AFTER_MS)
  for (const deed of DEEDS) addEventListener(deed, end, { signal: ending.signal, passive: true })
  observer.observe(page)
  return end
}
