/** Leaves Ctrl or ⌘ K to the course's search, which the frame opens when a page tells it of a key. A browser would go to its address bar. */
export function keepFindKey(): void {
  addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable=true]')
    if (isFindKey(event) && !isTyping) event.preventDefault()
  })
}

/** Whether the frame takes a key for that of the search: on other layouts, such as a Cyrillic one, it goes by the key's place. */
export function isFindKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey && !shiftKey
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
