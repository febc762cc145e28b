import { styled } from 'styled-components'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { formatPrice, totals } from './cart.ts'
import type { Cart } from './cart.ts'

/** The totals of the cart; screen readers announce their changes. */
export function CartTotals({ cart, currency }: { cart: Cart; currency: string }) {
  const { totalItems, totalPrice } = totals(cart)
  return (
    <Strip role="status">
      <span>{pluralize(totalItems, 'item')}</span>
      {cart.discount > 0 && <span>{cart.discount}% discount</span>}
      <Total>
        Total: {currency}
        {formatPrice(totalPrice)}
      </Total>
    </Strip>
  )
}

const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.m};
  margin: 0;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  background: ${color.sunken};
`

const Total = styled.strong`
  margin-inline-start: auto;
  font-size: ${font.large};
  font-variant-numeric: tabular-nums;
`
