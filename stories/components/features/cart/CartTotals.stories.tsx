import preview from '#storybook/preview.tsx'
import { emptyCart } from '#features/cart/cart.ts'
import { CartTotals } from '#features/cart/CartTotals.tsx'

const items = [{ id: 1, name: 'Laptop', price: 999, quantity: 2 }]

const meta = preview.meta({
  title: 'Components/Features/Cart/Cart totals',
  component: CartTotals,
  parameters: { layout: 'padded' },
  args: { cart: { items, discount: 0 }, currency: '$' },
})

export const Ready = meta.story()

export const Discounted = meta.story({ args: { cart: { items, discount: 10 } } })

export const Empty = meta.story({ args: { cart: emptyCart } })
