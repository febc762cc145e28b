/** For `beforeEach`: removes keys from local storage. Returns a function that removes them again. */
export function withoutStored(...keys: readonly string[]): () => void {
  const remove = () => {
    for (const key of keys) localStorage.removeItem(key)
  }
  remove()
  return remove
}

/** Writes to storage as another tab would: the value changes, and this page gets an event. */
export function storeInAnotherTab(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
