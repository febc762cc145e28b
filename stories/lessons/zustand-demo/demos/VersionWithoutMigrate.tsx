import { useState } from 'react'
import { createStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StateStorage } from 'zustand/middleware'
import { createOldStorage } from './memoryStorage.ts'
import { StoredBasket } from './StoredBasket.tsx'
import type { Basket } from './StoredBasket.tsx'

/** Wrong: the version has changed, and nothing says what to do with the old one. It is dropped. */
const createBasket = (storage: StateStorage) =>
  createStore<Basket>()(
    persist((set) => ({ items: 0, addItem: () => set(({ items }) => ({ items: items + 1 })) }), {
      name: 'basket',
      version: 1,
      storage: createJSONStorage(() => storage),
      partialize: ({ items }) => ({ items }),
    }),
  )

export function VersionWithoutMigrate() {
  const [storage] = useState(createOldStorage)
  const [basket] = useState(() => createBasket(storage))
  return <StoredBasket basket={basket} storage={storage} />
}
