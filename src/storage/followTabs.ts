/** A store that `persist` keeps in local storage. */
interface PersistedStore {
  persist: { getOptions(): { name?: string }; rehydrate(): Promise<void> | void }
}

/** Reads stores again when another tab changes what they keep. Returns how to stop. */
export function followTabs(...stores: readonly PersistedStore[]): () => void {
  function onStorage({ key }: StorageEvent): void {
    for (const { persist } of stores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate()
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
