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
