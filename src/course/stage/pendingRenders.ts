const latest = new WeakMap<Element, Promise<unknown>>()

/** Notes that a story renders in an element, until it has. */
export function noteRender(element: Element, render: Promise<unknown>): void {
  const all = Promise.allSettled([latest.get(element), render])
  // Its result would hold those of all renders before it.
  latest.set(
    element,
    all.then(() => undefined),
  )
}

/** What ends with the last render that was begun in an element; undefined if none was. Each render begun meanwhile makes it another one. */
export function rendersIn(element: Element): Promise<unknown> | undefined {
  return latest.get(element)
}
