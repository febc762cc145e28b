/** The texts that a screen reader would announce: every text added to a live region, each time it is added. */
export interface Heard {
  politely: () => readonly string[]
  assertively: () => readonly string[]
}

/** Listens to the live regions that an element contains now. */
export function listen(element: HTMLElement): Heard {
  return { politely: additions(element, 'polite'), assertively: additions(element, 'assertive') }
}

function additions(element: HTMLElement, live: 'polite' | 'assertive'): () => readonly string[] {
  const texts: string[] = []
  const take = (records: MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.textContent) texts.push(node.textContent)
  }
  const observer = new MutationObserver(take)
  for (const region of element.querySelectorAll(`[aria-live='${live}']`))
    observer.observe(region, { childList: true, subtree: true, characterData: true })
  return () => {
    take(observer.takeRecords())
    return texts
  }
}
