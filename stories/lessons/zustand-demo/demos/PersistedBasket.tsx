import { useState } from 'react'
import { createStore, useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StateStorage } from 'zustand/middleware'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'
import { createEmptyStorage } from './memoryStorage.ts'
import { StoredText } from './StoredText.tsx'

interface Basket {
  items: number
  isOpen: boolean
  addItem: () => void
  open: () => void
}

const createBasket = (storage: StateStorage) =>
  // #region persist
  createStore<Basket>()(
    persist(
      (set) => ({
        items: 0,
        isOpen: false,
        addItem: () => set(({ items }) => ({ items: items + 1 })),
        open: () => set({ isOpen: true }),
      }),
      {
        name: 'basket',
        storage: createJSONStorage(() => storage),
        partialize: ({ items }) => ({ items }),
      },
    ),
  )
// #endregion

/** A basket and what is stored of it. A reload makes a new store, which reads the same storage. */
export function PersistedBasket() {
  const [storage] = useState(createEmptyStorage)
  const [visit, setVisit] = useState(() => ({ number: 1, basket: createBasket(storage) }))
  const items = useStore(visit.basket, (basket) => basket.items)
  const isOpen = useStore(visit.basket, (basket) => basket.isOpen)
  const { addItem, open } = visit.basket.getState()

  function reload(): void {
    setVisit({ number: visit.number + 1, basket: createBasket(storage) })
  }

  return (
    <Ground>
      <Banner>{`Visit ${visit.number}: ${pluralize(items, 'item')}, ${isOpen ? 'open' : 'closed'}`}</Banner>
      <Row>
        <Button onClick={addItem}>Add an item</Button>
        <Button onClick={open}>Open the basket</Button>
        <Button onClick={reload}>Reload</Button>
      </Row>
      <StoredText storage={storage} />
    </Ground>
  )
}
