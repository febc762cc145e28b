import { CartProvider, useCart, useCartActions } from '#features/cart/CartProvider.tsx'
import { totals } from '#features/cart/cart.ts'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

const pen = { id: 99, name: 'Pen', price: 2 }

/** A provider within a provider of the same context. */
export function NestedCarts() {
  return (
    <Ground>
      <CartProvider>
        <Reader title="Outer cart" />
        <CartProvider>
          <Reader title="Inner cart" />
          <Adder />
        </CartProvider>
      </CartProvider>
    </Ground>
  )
}

function Reader({ title }: { title: string }) {
  const { totalItems } = totals(useCart())
  return <p>{`${title}: ${pluralize(totalItems, 'item')}`}</p>
}

function Adder() {
  const { addItem } = useCartActions()
  return (
    <div>
      <Button onClick={() => addItem(pen)}>Add a pen</Button>
    </div>
  )
}
