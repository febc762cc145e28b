import { styled } from 'styled-components'
import { CartProvider, useCart, useCartActions } from '#features/cart/CartProvider.tsx'
import { totals } from '#features/cart/cart.ts'
import { cartStoreActions, useCartStore } from '#features/cart/cartStore.ts'
import { ContextCart } from '#features/cart/ContextCart.tsx'
import { StoreCart } from '#features/cart/StoreCart.tsx'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Column } from '#ui/layout.ts'

const pen = { id: 99, name: 'Pen', price: 2 }

/** A context cart beside three cards: one shows a part of it, one only adds to it, one uses no cart. */
export function ContextReaders() {
  return (
    <CartProvider>
      <Column>
        <ContextCart />
        <ContextTotal />
        <ContextAdder />
        <Bystander />
      </Column>
    </CartProvider>
  )
}

/** The same cards with the store. */
export function StoreReaders() {
  return (
    <Column>
      <StoreCart />
      <StoreTotal />
      <StoreAdder />
      <Bystander />
    </Column>
  )
}

function ContextTotal() {
  const { totalItems } = totals(useCart())
  return (
    <Counted>
      <RenderCount of="Reads the cart" /> {totalItems} in it
    </Counted>
  )
}

function ContextAdder() {
  const { addItem } = useCartActions()
  return (
    <Counted>
      <RenderCount of="Only adds" /> <Button onClick={() => addItem(pen)}>Add a pen</Button>
    </Counted>
  )
}

function StoreTotal() {
  const totalItems = useCartStore((state) => totals(state).totalItems)
  return (
    <Counted>
      <RenderCount of="Reads the cart" /> {totalItems} in it
    </Counted>
  )
}

function StoreAdder() {
  const { addItem } = cartStoreActions
  return (
    <Counted>
      <RenderCount of="Only adds" /> <Button onClick={() => addItem(pen)}>Add a pen</Button>
    </Counted>
  )
}

function Bystander() {
  return (
    <Counted>
      <RenderCount of="Shows no cart" />
    </Counted>
  )
}

const Counted = styled(Card).attrs({ as: 'p' })`
  display: block;
  margin: 0;
`
