import { CartCard } from './CartCard.tsx'
import { cartStoreActions, useCartStore } from './cartStore.ts'
import { demoProducts, storeProducts } from './products.ts'

const demoShelf = { title: 'Courses and merchandise', products: demoProducts }

/** The store's cart, the same wherever it is shown. Amounts have a $ sign (behaviour §9.2). */
export function StoreCart({ title = 'Shopping cart with Zustand' }: { title?: string }) {
  // Without a selector, as the card shows all of it.
  const cart = useCartStore()
  return (
    <CartCard
      title={title}
      products={storeProducts}
      more={demoShelf}
      currency="$"
      cart={cart}
      {...cartStoreActions}
    />
  )
}
