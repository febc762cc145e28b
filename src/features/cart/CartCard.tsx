import { useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { font, space } from '#ui/tokens.ts'
import { CartView } from './CartView.tsx'
import type { CartViewProps } from './CartView.tsx'

export interface CartCardProps extends CartViewProps {
  title: string
}

/** A cart on a card. */
export function CartCard({ title, ...view }: CartCardProps) {
  const titleId = useId()
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <CartView {...view} />
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
`

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
`
