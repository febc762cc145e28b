import { placeAsked, writePlace, goToPlace, keptPlace } from '#course/links/placeOnPage.ts'

/** How long the parts of a page take to have their heights, in ms. Until then the address holds its place, unless the reader does something. */
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

/**
 * Keeps what somebody reads where it is while something above it grows, such as a demo that gets its answers. Browsers do so themselves,
 * but for Safari.
 *
 * @param main the element of which a reader sees one child after the other
 * @returns a function that ends it
 */
export function holdPlace(main: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined
  let first: Element | undefined
  let top = 0
  const note = () => {
    first = [...main.children].find((child) => child.getBoundingClientRect().bottom > 0)
    top = first?.getBoundingClientRect().top ?? 0
  }
  const observer = new ResizeObserver(() => {
    // At the top of a page its beginning is what is read.
    if (first?.isConnected && scrollY > 0) scrollBy(0, first.getBoundingClientRect().top - top)
    note()
  })
  observer.observe(main)
  addEventListener('scroll', note, { passive: true })
  return () => {
    observer.disconnect()
    removeEventListener('scroll', note)
  }
}

let page: string | undefined
let latestScroll = 0

/**
 * Puts a page that is shown again back to where it was. Storybook hides a page while it loads a changed file of it, and the browser
 * then scrolls to the top of what is left.
 *
 * @param element holds the page
 */
export function keepScrollPosition(element: HTMLElement, pageId: string): void {
  if (page === undefined)
    addEventListener('scroll', () => {
      if (element.checkVisibility()) latestScroll = scrollY
    })
  if (page === pageId) scrollTo(0, latestScroll)
  page = pageId
}
