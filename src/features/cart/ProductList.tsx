import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { formatPrice, labelOf } from './cart.ts'
import type { Product } from './cart.ts'

export interface ProductListProps {
  /** The heading above the products. */
  title?: string
  products: readonly Product[]
  /** Precedes every amount. */
  currency: string
  onAdd: (product: Product) => void
}

/** The products, each with a button that adds one to the cart. */
export function ProductList({ title = 'Products', products, currency, onAdd }: ProductListProps) {
  const headingId = useId()
  return (
    <div>
      <Heading id={headingId}>{title}</Heading>
      <List aria-labelledby={headingId}>
        {products.map((product) => (
          <Row key={product.id}>
            <Name>
              {product.name} {product.category !== undefined && <Badge>{product.category}</Badge>}
            </Name>
            <Price>
              {currency}
              {formatPrice(product.price)}
            </Price>
            <Button aria-label={`Add ${labelOf(product)}`} onClick={() => onAdd(product)}>
              Add
            </Button>
          </Row>
        ))}
      </List>
    </div>
  )
}

const Heading = styled.h4`
  margin: 0 0 ${space.s};
  font-size: ${font.normal};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding-block: ${space.s};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`

/** Wraps to a line of its own before its text breaks within a word. */
const Name = styled.span`
  flex: 1 1 7rem;
  min-width: 0;
`

const Price = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
