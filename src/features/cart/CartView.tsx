import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Column, Row } from '#ui/layout.ts'
import { font } from '#ui/tokens.ts'
import { useFocusFallback } from '#ui/useFocusFallback.ts'
import { DISCOUNT_PRESET } from './cart.ts'
import type { Cart, Product } from './cart.ts'
import { CartLine } from './CartLine.tsx'
import type { CartActions } from './cartReducer.ts'
import { CartTotals } from './CartTotals.tsx'
import { ProductList } from './ProductList.tsx'

export interface CartViewProps extends CartActions {
  products: readonly Product[]
  /** A second shelf. */
  more?: { title: string; products: readonly Product[] }
  cart: Cart
  /** Precedes every amount. */
  currency?: string
}

/** Products and the cart (behaviour §4.5), whichever container holds it. */
export function CartView({ products, more, cart, currency = '', ...actions }: CartViewProps) {
  // An item that goes takes its focused control with it.
  const { boxProps, target: heading } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>()
  const { items, discount } = cart

  return (
    <Column $gap="l">
      <ProductList products={products} currency={currency} onAdd={actions.addItem} />
      {more && <ProductList {...more} currency={currency} onAdd={actions.addItem} />}
      <Column {...boxProps}>
        <Heading ref={heading} tabIndex={-1}>
          Cart
        </Heading>
        {items.length === 0 && <EmptyState>Your cart is empty</EmptyState>}
        {items.length > 0 && (
          <List aria-label="Cart items">
            {items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                currency={currency}
                onQuantity={(quantity) => actions.setQuantity(item.id, quantity)}
                onRemove={() => actions.removeItem(item.id)}
              />
            ))}
          </List>
        )}
        <CartTotals cart={cart} currency={currency} />
        <Row>
          <Button disabled={discount > 0} onClick={() => actions.applyDiscount(DISCOUNT_PRESET)}>
            Apply {DISCOUNT_PRESET}% discount
          </Button>
          <Button
            variant="danger"
            disabled={items.length === 0 && discount === 0}
            onClick={() => actions.clearCart()}
          >
            Clear cart
          </Button>
        </Row>
      </Column>
    </Column>
  )
}

const Heading = styled.h4`
  justify-self: start;
  margin: 0;
  font-size: ${font.normal};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
