import { styled } from 'styled-components'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { StateStorage } from 'zustand/middleware'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, space } from '#ui/tokens.ts'

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
    <Column>
      <div>
        {pluralize(items, 'item')} <Button onClick={addItem}>Add an item</Button>
      </div>
      <Stored>{String(storage.getItem('basket'))}</Stored>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  background: ${color.surface};
`

const Stored = styled.code`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`
