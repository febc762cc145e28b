/** A store with Zustand's `persist`. */
interface PersistedStore {
  persist: { getOptions(): { name?: string }; rehydrate(): Promise<void> | void }
}

/** Stores join when their code comes: who follows the tabs brings none of it along. */
const stores = new Set<PersistedStore>()

/** Lets a store follow other tabs wherever the page follows them. */
export function joinTabs(store: PersistedStore): void {
  stores.add(store)
}

/** Rehydrates stores when another tab changes their storage (behaviour §10.11). Returns a function that stops it. */
export function followTabs(): () => void {
  addEventListener('storage', rehydrate)
  return () => removeEventListener('storage', rehydrate)
}

function rehydrate({ key }: StorageEvent): void {
  for (const { persist } of stores) {
    if (key === null || key === persist.getOptions().name) void persist.rehydrate()
  }
}
