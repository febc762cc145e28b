/** The number that a text within an element holds, by the first group of a pattern; 0 if there is no such text. */
export function countIn(element: HTMLElement, pattern: RegExp): number {
  return Number(pattern.exec(element.textContent)?.[1] ?? 0)
}

/** Everything that can be seen in an element, each time that it changes, until its `end`; first as it is now. */
export function framesOf<T>(element: Element, look: () => T): { end: () => readonly T[] } {
  const frames = [look()]
  const observer = new MutationObserver(() => frames.push(look()))
  observer.observe(element, { subtree: true, childList: true, characterData: true })
  return {
    end() {
      observer.disconnect()
      return frames
    },
  }
}

/** The first of some texts that is on a stage: what stands in the pattern's group, if it has one. Where there is none, ‘nothing’. */
export function firstOf(stage: HTMLElement, ...patterns: readonly RegExp[]): string {
  const found = patterns.map((pattern) => pattern.exec(stage.textContent)).find(Boolean)
  return found?.[1] ?? found?.[0] ?? 'nothing'
}
