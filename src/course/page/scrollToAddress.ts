import { placeAsked, writePlace } from '#course/links/askedPlace.ts'

/** So long the parts of a page take to have their heights, in ms: until then, and until somebody does something, the address holds its place. */
const SETTLES_AFTER_MS = 5000
const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to the part that a link or the frame's address names, which the document's own does not have, and stays there while what stands above it grows.
 *
 * @param page the element that grows
 * @returns a function that ends it
 */
export function scrollToAddress(page: HTMLElement): () => void {
  const id = placeAsked()
  writePlace()
  if (id === '') return () => undefined
  const ending = new AbortController()
  const go = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
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
