import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { formatPrice, labelOf } from './cart.ts'
import type { CartItem } from './cart.ts'
import { QuantityInput } from './QuantityInput.tsx'
import type { QuantityInputProps } from './QuantityInput.tsx'

export interface CartLineProps {
  item: CartItem
  /** Precedes every amount. */
  currency: string
  onQuantity: QuantityInputProps['onChange']
  onRemove: () => void
}

/** One item of the cart: its price, its quantity, and a button that removes it. */
export function CartLine({ item, currency, onQuantity, onRemove }: CartLineProps) {
  const { name, price, quantity, category } = item
  return (
    <Line as="li" $align="center">
      <What>
        <Name>
          {name} {category !== undefined && <Badge>{category}</Badge>}
        </Name>
        <Each>
          {currency}
          {formatPrice(price)} each
        </Each>
      </What>
      <Controls>
        <QuantityInput label={`Quantity of ${labelOf(item)}`} quantity={quantity} onChange={onQuantity} />
        <Button variant="quiet" aria-label={`Remove ${labelOf(item)}`} onClick={() => onRemove()}>
          Remove
        </Button>
      </Controls>
    </Line>
  )
}

const Line = styled(Row)`
  padding-block: ${space.s};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`

const What = styled.span`
  flex: 1 1 8rem;
  display: grid;
  min-width: 0;
`

const Controls = styled(Row)`
  margin-inline-start: auto;
`

const Name = styled.span`
  font-weight: 600;
`

const Each = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
`
