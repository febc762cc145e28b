import { createStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StateStorage } from 'zustand/middleware'
import { ReturningCustomer } from './ReturningCustomer.tsx'
import type { Cart } from './ReturningCustomer.tsx'

// Version 0 stored a list of names: { items: ['Pen', 'Pen', 'Book'] }.
// In this version `items` counts them: { Pen: 2, Book: 1 }.

export function createCart(storage: StateStorage) {
  return createStore<Cart>()(
    persist(
      (set) => ({
        items: {},
        actions: {
          add: (name) =>
            set(({ items }) => ({
              items: { ...items, [name]: (items[name] ?? 0) + 1 },
            })),
        },
      }),
      {
        name: 'cart',
        storage: createJSONStorage(() => storage),
        partialize: ({ items }) => ({ items }),
      },
    ),
  )
}

export function Shop() {
  return <ReturningCustomer createCart={createCart} />
}
