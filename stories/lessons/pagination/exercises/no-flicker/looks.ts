/** What can be seen of a page of posts at one moment. */
export interface Look {
  titles: string[]
  /** The markup without the titles, by which a marked list differs from an unmarked one. */
  around: string
}

/** What can be seen of a page of posts now. */
export function lookAt(canvas: HTMLElement): Look {
  const copy = canvas.cloneNode(true) as HTMLElement
  const items = [...copy.querySelectorAll('li')]
  const titles = items.map(({ textContent }) => textContent)
  for (const item of items) item.textContent = ''
  return { titles, around: copy.innerHTML }
}

/** Looks after every change, however short it is, until it is stopped. */
export function watch<T>(canvas: HTMLElement, look: () => T): { looks: T[]; stop: () => void } {
  const looks: T[] = []
  const observer = new MutationObserver(() => looks.push(look()))
  observer.observe(canvas, { subtree: true, childList: true, characterData: true, attributes: true })
  return { looks, stop: () => observer.disconnect() }
}
