import * as v from 'valibot'
import { createStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StateStorage } from 'zustand/middleware'
import { ReturningCustomer } from './ReturningCustomer.tsx'
import type { Cart } from './ReturningCustomer.tsx'

// Version 0 stored a list of names: { items: ['Pen', 'Pen', 'Book'] }.
// In this version `items` counts them: { Pen: 2, Book: 1 }.

const Version0Schema = v.object({ items: v.array(v.string()) })

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

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
        version: 1,
        migrate: (stored) => ({
          items: v.is(Version0Schema, stored)
            ? countEach(stored.items)
            : {},
        }),
      },
    ),
  )
}

export function Shop() {
  return <ReturningCustomer createCart={createCart} />
}
