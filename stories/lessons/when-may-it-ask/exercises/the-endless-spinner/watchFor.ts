/** Looks for a text from now on, however short it is there. Returns a function that stops, and says whether it was seen. */
export function watchFor(root: Element, text: string): () => boolean {
  const isThere = () => root.textContent.includes(text)
  let seen = isThere()
  const observer = new MutationObserver(() => {
    seen ||= isThere()
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    return seen
  }
}
