import { TitledCard } from '#ui/TitledCard.tsx'
import { CartView } from './CartView.tsx'
import type { CartViewProps } from './CartView.tsx'

export interface CartCardProps extends CartViewProps {
  title: string
}

/** A cart on a card. */
export function CartCard({ title, ...view }: CartCardProps) {
  return (
    <TitledCard title={title}>
      <CartView {...view} />
    </TitledCard>
  )
}
