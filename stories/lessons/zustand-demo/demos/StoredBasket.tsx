import { useStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { StateStorage } from 'zustand/middleware'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'
import { StoredText } from './StoredText.tsx'

/** What the demos on versions keep. */
export interface Basket {
  items: number
  addItem: () => void
}

export interface StoredBasketProps {
  basket: StoreApi<Basket>
  storage: StateStorage
}

/** A basket, and what is stored of it. */
export function StoredBasket({ basket, storage }: StoredBasketProps) {
  const items = useStore(basket, (state) => state.items)
  const addItem = useStore(basket, (state) => state.addItem)
  return (
    <Ground>
      <Row $align="center">
        <span>{pluralize(items, 'item')}</span> <Button onClick={addItem}>Add an item</Button>
      </Row>
      <StoredText storage={storage} />
    </Ground>
  )
}
