import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { emptyCart } from '#features/cart/cart.ts'
import { CartCard } from '#features/cart/CartCard.tsx'
import { contextProducts, demoProducts } from '#features/cart/products.ts'

const meta = preview.meta({
  title: 'Components/Features/Cart/Cart card',
  component: CartCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'Shopping cart',
    products: contextProducts,
    cart: emptyCart,
    addItem: fn(),
    setQuantity: fn(),
    removeItem: fn(),
    clearCart: fn(),
    applyDiscount: fn(),
  },
})

export const Empty = meta.story()

export const WithASecondShelf = meta.story({
  args: { currency: '$', more: { title: 'Courses and merchandise', products: demoProducts } },
})
