import { useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { StateStorage } from 'zustand/middleware'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

export interface Cart {
  /** How many of each thing, by its name. */
  items: Record<string, number>
  actions: { add: (name: string) => void }
}

export type CreateCart = (
  storage: StateStorage,
) => Pick<StoreApi<Cart>, 'getInitialState' | 'getState' | 'subscribe'>

/** A customer who has been here before. A reload makes a new store, which reads the same storage. */
export function ReturningCustomer({ createCart }: { createCart: CreateCart }) {
  const [storage] = useState(() => storageWith('{"state":{"items":["Pen","Pen","Book"]},"version":0}'))
  const [visit, setVisit] = useState(() => ({ number: 1, cart: createCart(storage) }))
  const items = useStore(visit.cart, (cart) => cart.items)
  const actions = useStore(visit.cart, (cart) => cart.actions)
  const total = Object.values(items).reduce((sum, count) => sum + count, 0)
  return (
    <Ground>
      <Banner>{`Visit ${visit.number}: ${pluralize(total, 'item')}`}</Banner>
      <Column as="ul" $gap="xs" aria-label="Your cart">
        {Object.entries(items).map(([name, count]) => (
          <li key={name}>{`${name} × ${count}`}</li>
        ))}
      </Column>
      <Row>
        <Button onClick={() => actions.add('Pen')}>Add a pen</Button>
        <Button onClick={() => setVisit({ number: visit.number + 1, cart: createCart(storage) })}>
          Reload
        </Button>
      </Row>
    </Ground>
  )
}

/** A storage in memory that holds a text under `cart`, or nothing. It notes under which keys it was read. */
export function storageWith(text: string | null): StateStorage & { readKeys: string[] } {
  const entries = new Map(text === null ? [] : [['cart', text]])
  const readKeys: string[] = []
  return {
    readKeys,
    getItem(key) {
      readKeys.push(key)
      return entries.get(key) ?? null
    },
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
