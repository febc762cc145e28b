import type { Product } from './cart.ts'
import { CartCard } from './CartCard.tsx'
import { useCartStore } from './cartStore.ts'
import { demoProducts, storeProducts } from './products.ts'

export interface StoreCartProps {
  title?: string
  products?: readonly Product[]
}

const demoShelf = { title: 'Courses and merchandise', products: demoProducts }

/** The store's cart, the same wherever it is shown. Amounts have a $ sign (behaviour §9.2). */
export function StoreCart({
  title = 'Shopping cart with Zustand',
  products = storeProducts,
}: StoreCartProps) {
  const items = useCartStore((state) => state.items)
  const discount = useCartStore((state) => state.discount)
  const addItem = useCartStore((state) => state.addItem)
  const setQuantity = useCartStore((state) => state.setQuantity)
  const removeItem = useCartStore((state) => state.removeItem)
  const clearCart = useCartStore((state) => state.clearCart)
  const applyDiscount = useCartStore((state) => state.applyDiscount)
  return (
    <CartCard
      title={title}
      products={products}
      more={demoShelf}
      currency="$"
      cart={{ items, discount }}
      addItem={addItem}
      setQuantity={setQuantity}
      removeItem={removeItem}
      clearCart={clearCart}
      applyDiscount={applyDiscount}
    />
  )
}
