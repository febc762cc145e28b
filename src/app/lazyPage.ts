import type { ComponentType } from 'react'
import { importLate } from '#ui/importLate.ts'

/** A page whose code is in a chunk of its own. */
export interface LazyPage {
  /** The page's component; undefined until it is loaded. */
  loaded(): ComponentType | undefined
  /** Loads the code once. A failed load can be repeated. */
  load(): Promise<ComponentType>
}

/** Makes a page from a dynamic import. */
export function lazyPage(fetchCode: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | undefined
  return {
    loaded: () => page,
    async load() {
      const fetched = page ?? (await importLate(fetchCode))
      // Concurrent calls must get the same component, because React would remount another one.
      return (page ??= fetched)
    },
  }
}
