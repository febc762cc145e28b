import { memo } from 'react'
import { CartProvider, useCart, useCartActions } from '#features/cart/CartProvider.tsx'
import { totals } from '#features/cart/cart.ts'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

const pen = { id: 99, name: 'Pen', price: 2 }

/**
 * Two providers, so two carts. In each, one part reads the cart, and one part only adds to it. Memoized, so that renders by
 * Storybook do not count.
 */
export const TwoCarts = memo(function TwoCarts() {
  return (
    <Ground>
      <CartProvider>
        <Reader title="Your cart" />
        <Adder title="your cart" />
      </CartProvider>
      <CartProvider>
        <Reader title="My cart" />
        <Adder title="my cart" />
      </CartProvider>
    </Ground>
  )
})

// #region reader
function Reader({ title }: { title: string }) {
  const { totalItems } = totals(useCart())
  return (
    <Row $align="center">
      {`${title}: ${pluralize(totalItems, 'item')}`} <RenderCount of="Reads" />
    </Row>
  )
}
// #endregion

// #region adder
function Adder({ title }: { title: string }) {
  const { addItem } = useCartActions()
  return (
    <Row $align="center">
      <Button onClick={() => addItem(pen)}>Add a pen to {title}</Button> <RenderCount of="Only adds" />
    </Row>
  )
}
// #endregion
