import { useState } from 'react'
import * as v from 'valibot'
import { createStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StateStorage } from 'zustand/middleware'
import { createOldStorage } from './memoryStorage.ts'
import { StoredBasket } from './StoredBasket.tsx'
import type { Basket } from './StoredBasket.tsx'

const Version0Schema = v.object({ count: v.number() })

/** Right: `migrate` makes the new shape of the old one. What is stored is input, so it is checked. */
const createBasket = (storage: StateStorage) =>
  createStore<Basket>()(
    persist((set) => ({ items: 0, addItem: () => set(({ items }) => ({ items: items + 1 })) }), {
      name: 'basket',
      version: 1,
      storage: createJSONStorage(() => storage),
      partialize: ({ items }) => ({ items }),
      migrate: (stored) => ({ items: v.is(Version0Schema, stored) ? stored.count : 0 }),
    }),
  )

export function VersionWithMigrate() {
  const [storage] = useState(createOldStorage)
  const [basket] = useState(() => createBasket(storage))
  return <StoredBasket basket={basket} storage={storage} />
}
