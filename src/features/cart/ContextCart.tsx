import type { Product } from './cart.ts'
import { CartCard } from './CartCard.tsx'
import { useCart, useCartActions } from './CartProvider.tsx'
import { contextProducts } from './products.ts'

export interface ContextCartProps {
  title?: string
  products?: readonly Product[]
}

/** The cart of the nearest `CartProvider`. */
export function ContextCart({
  title = 'Shopping cart with context',
  products = contextProducts,
}: ContextCartProps) {
  return <CartCard title={title} products={products} cart={useCart()} {...useCartActions()} />
}
