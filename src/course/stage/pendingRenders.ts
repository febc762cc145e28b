const latest = new WeakMap<Element, Promise<unknown>>()

/** Notes that a story renders in an element, until it has. */
export function noteRender(element: Element, render: Promise<unknown>): void {
  const all = Promise.allSettled([latest.get(element), render])
  // Without a result of its own: that would hold the results of all renders before it.
  latest.set(
    element,
    all.then(() => undefined),
  )
}

/** A promise that settles with the last render begun in an element; undefined if there was none. A render that begins meanwhile replaces it. */
export function pendingRenders(element: Element): Promise<unknown> | undefined {
  return latest.get(element)
}
