/** A store as Zustand makes it, `persist` or not: its public functions. */
export interface WatchedStore {
  getState(): object
  setState(state: object, replace: true): unknown
  setState(change: (state: object) => object): unknown
  subscribe(listener: (state: object) => void): () => void
  persist?: {
    getOptions(): { storage?: { setItem: unknown } | undefined }
    setOptions(options: { storage: never }): void
    onHydrate(listener: () => void): () => void
    onFinishHydration(listener: () => void): () => void
  }
}

/** What a store's state is besides its functions. */
export function dataOf(state: object): object {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value !== 'function'))
}

/** The functions in a store's state. */
export function functionsOf(state: object): Record<string, StoreFunction> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value === 'function'))
}

export type StoreFunction = (...args: unknown[]) => unknown

/** Whether two states have the same values under the same names. */
export function sameData(first: object, second: object): boolean {
  const [a, b] = [Object.entries(first), Object.entries(second)]
  const other = new Map<string, unknown>(b)
  return (
    a.length === b.length && a.every(([key, value]) => other.has(key) && Object.is(other.get(key), value))
  )
}

/** Whether two states are the same, or have the same values under the same names. */
export function sameState(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true
  return isObject(first) && isObject(second) && sameData(first, second)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A store that writes nothing down for as long as somebody wants it so. */
export function createMute({ persist }: WatchedStore) {
  let wanted = 0
  let storage: { setItem: unknown } | undefined
  return {
    on(): void {
      wanted += 1
      if (wanted > 1 || persist === undefined) return
      ;({ storage } = persist.getOptions())
      if (storage !== undefined) persist.setOptions({ storage: { ...storage, setItem() {} } as never })
    },
    off(): void {
      wanted -= 1
      if (wanted === 0 && storage !== undefined) persist?.setOptions({ storage: storage as never })
    },
  }
}
