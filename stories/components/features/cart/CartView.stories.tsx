import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CartView } from '#features/cart/CartView.tsx'
import { contextProducts, demoProducts } from '#features/cart/products.ts'

const [laptop, mouse] = contextProducts.map((product) => ({ ...product, quantity: 2 }))
const items = [laptop, mouse].filter((item) => item !== undefined)

const meta = preview.meta({
  title: 'Components/Features/Cart/Cart view',
  component: CartView,
  parameters: { layout: 'padded' },
  args: {
    products: contextProducts,
    cart: { items, discount: 0 },
    addItem: fn(),
    setQuantity: fn(),
    removeItem: fn(),
    clearCart: fn(),
    applyDiscount: fn(),
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Cart items' }).children).toHaveLength(2)
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Laptop' })).toHaveValue(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('4 items')
    await expect(canvas.getByText('Total: 2048.00')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { cart: { items: [], discount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
    await expect(canvas.getByText('0 items')).toBeVisible()
    await expect(canvas.getByText('Total: 0.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear cart' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Discounted = meta.story({
  args: { cart: { items, discount: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% discount')).toBeVisible()
    await expect(canvas.getByText('Total: 1843.20')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply 10% discount' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const EmptyWithADiscount = meta.story({
  args: { cart: { items: [], discount: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply 10% discount' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Clear cart' })).not.toHaveAttribute('aria-disabled')
  },
})

export const WithCategoriesAndCurrency = meta.story({
  args: { products: demoProducts, currency: '$' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('education')).toHaveLength(2)
    await expect(canvas.getAllByText('merchandise')).toHaveLength(3)
    await expect(canvas.getByText('$15.99')).toBeVisible()
    await expect(canvas.getByText('Total: $2048.00')).toBeVisible()
  },
})

export const TellsWhatIsClicked = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Keyboard' }))
    await expect(args.addItem.mock.calls).toEqual([[contextProducts[2]]])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mouse' }))
    await expect(args.removeItem.mock.calls).toEqual([[2]])
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 10% discount' }))
    await expect(args.applyDiscount.mock.calls).toEqual([[10]])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }))
    await expect(args.clearCart).toHaveBeenCalledOnce()
  },
})
