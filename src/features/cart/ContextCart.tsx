import { CartCard } from './CartCard.tsx'
import { useCart, useCartActions } from './CartProvider.tsx'
import { contextProducts } from './products.ts'

/** The cart of the nearest `CartProvider`. */
export function ContextCart({ title = 'Shopping cart with context' }: { title?: string }) {
  return <CartCard title={title} products={contextProducts} cart={useCart()} {...useCartActions()} />
}
