/** For `beforeEach`: removes keys from local storage, and gives how to remove them again afterwards. */
export function withoutStored(...keys: readonly string[]): () => void {
  const remove = () => {
    for (const key of keys) localStorage.removeItem(key)
  }
  remove()
  return remove
}

/** Writes as another tab would: storage changes, and this page is told. */
export function storeInAnotherTab(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
