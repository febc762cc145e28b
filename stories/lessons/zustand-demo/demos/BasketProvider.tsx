import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { createStore, useStore } from 'zustand'

interface Basket {
  fruits: number
  addFruit: () => void
}

// #region provider
const createBasket = () =>
  createStore<Basket>()((set) => ({
    fruits: 0,
    addFruit: () => set(({ fruits }) => ({ fruits: fruits + 1 })),
  }))

const BasketContext = createContext<ReturnType<typeof createBasket> | undefined>(undefined)

/** A store for each provider. The context hands down the store itself, which never changes, so it renders nobody. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createBasket)
  return <BasketContext value={store}>{children}</BasketContext>
}
// #endregion

/**
 * What the selector picks from the basket of the nearest provider.
 *
 * @throws Error outside a `BasketProvider`
 */
export function useBasket<T>(selector: (basket: Basket) => T): T {
  const store = useContext(BasketContext)
  if (store === undefined) throw new Error('useBasket must be used within a BasketProvider')
  return useStore(store, selector)
}
