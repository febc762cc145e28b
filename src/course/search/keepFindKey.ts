/** Leaves Ctrl or ⌘ K to the course's search, which the frame opens when a page tells it of a key. A browser would go to its address bar. */
export function keepFindKey(): void {
  addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable=true]')
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !isTyping)
      event.preventDefault()
  })
}
