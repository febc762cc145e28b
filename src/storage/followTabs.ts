/** A store with Zustand's `persist`. */
interface PersistedStore {
  persist: { getOptions(): { name?: string }; rehydrate(): Promise<void> | void }
}

/** Rehydrates stores when another tab changes their storage (behaviour §10.11). Returns a function that stops it. */
export function followTabs(...stores: readonly PersistedStore[]): () => void {
  function onStorage({ key }: StorageEvent): void {
    for (const { persist } of stores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate()
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
