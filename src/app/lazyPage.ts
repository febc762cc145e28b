import type { ComponentType } from 'react'

/** A page whose code comes in a file of its own. */
export interface LazyPage {
  /** The page, if its code is here. */
  loaded(): ComponentType | undefined
  /** Fetches the code, once; what failed can be asked for again. */
  load(): Promise<ComponentType>
}

/** Makes a page of an import that has not run yet. */
export function lazyPage(fetchCode: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | undefined
  return {
    loaded: () => page,
    async load() {
      const fetched = page ?? (await fetchCode())
      // Two that ask at once get the same component: to React, another one is another page.
      return (page ??= fetched)
    },
  }
}
