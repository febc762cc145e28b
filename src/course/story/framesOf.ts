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
