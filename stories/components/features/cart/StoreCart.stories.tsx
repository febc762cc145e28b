import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useCartStore } from '#features/cart/cartStore.ts'
import { StoreCart } from '#features/cart/StoreCart.tsx'
import { StoreReaders } from './Readers.tsx'

const meta = preview.meta({
  title: 'Components/Features/Cart/Store cart',
  tags: ['store'],
  component: StoreCart,
  parameters: { layout: 'padded' },
  beforeEach() {
    forgetCart()
    return forgetCart
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Shopping cart with Zustand')
    const products = within(canvas.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
    await expect(products.map((product) => product.textContent)).toEqual([
      'Zustand Book $29.99Add',
      'React Course $99.99Add',
      'TypeScript Guide $19.99Add',
      'Dev Tools $49.99Add',
    ])
    await expect(canvas.getByText('Total: $0.00')).toBeVisible()
  },
})

export const DemoProducts = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a second shelf has the demo products with their categories', async () => {
      const shelf = within(canvas.getByRole('list', { name: 'Courses and merchandise' }))
      await expect(shelf.getAllByRole('listitem').map((product) => product.textContent)).toEqual([
        'React Course education$99.99Add',
        'TypeScript Book education$29.99Add',
        'Coffee Mug merchandise$15.99Add',
        'T-Shirt merchandise$24.99Add',
        'Stickers Pack merchandise$9.99Add',
      ])
    })
    await step('the category goes into the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Coffee Mug (merchandise)' }))
      await expect(canvas.getByText('Total: $15.99')).toBeVisible()
      const cart = within(canvas.getByRole('list', { name: 'Cart items' }))
      await expect(cart.getByText('merchandise')).toBeVisible()
      await expect(useCartStore.getState().items).toMatchObject([{ category: 'merchandise', quantity: 1 }])
    })
    await step('two courses of the same name are two products', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add React Course' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add React Course (education)' }))
      await expect(canvas.getByText('Total: $215.97')).toBeVisible()
    })
  },
})

export const AddsChangesAndRemoves = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('twice the same is one line with 2', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Zustand Book' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add Zustand Book' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add Dev Tools' }))
      await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Zustand Book' })).toHaveValue(2)
      await expect(canvas.getByText('Total: $109.97')).toBeVisible()
    })
    await step('an empty quantity counts as 0 when it is left, and removes the item', async () => {
      await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Quantity of Zustand Book' }))
      await userEvent.tab()
      await expect(canvas.queryByRole('button', { name: 'Remove Zustand Book' })).not.toBeInTheDocument()
      await expect(canvas.getByText('Total: $49.99')).toBeVisible()
    })
    await step('Remove removes, and leaves the focus in the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Dev Tools' }))
      await expect(canvas.getByText('Your cart is empty')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus()
    })
  },
})

export const DiscountsOnceAndClears = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const discount = canvas.getByRole('button', { name: 'Apply 10% discount' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add React Course' }))
    await step('a tenth off, rounded to cents', async () => {
      await userEvent.click(discount)
      await expect(canvas.getByText('Total: $89.99')).toBeVisible()
      await expect(discount).toHaveAttribute('aria-disabled', 'true')
      await expect(discount).toHaveFocus()
    })
    await step('clearing takes the items and the discount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }))
      await expect(canvas.getByText('Your cart is empty')).toBeVisible()
      await expect(discount).not.toHaveAttribute('aria-disabled')
      await expect(canvas.getByRole('button', { name: 'Clear cart' })).toHaveFocus()
    })
  },
})

export const RendersOnlyWhoReadsTheCart = meta.story({
  tags: ['proof'],
  render: () => <StoreReaders />,
  play: async ({ canvas, userEvent, step }) => {
    const [adds, showsNone] = [canvas.getByText(/Only adds/), canvas.getByText(/Shows no cart/)]
    const before = [adds.textContent, showsNone.textContent]
    const rendersOfReader = () => Number(/(\d+) render/.exec(canvas.getByText(/Reads/).textContent)?.[1])
    const readerBefore = rendersOfReader()
    await step('the cart changes three times, twice in its number of pieces', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add React Course' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Apply 10% discount' }))
      await expect(canvas.getByText('Total: $91.79')).toBeVisible()
    })
    await step('who selects the number renders when the number changes', async () => {
      await expect(rendersOfReader() - readerBefore).toBe(2)
    })
    await step('who only adds, or shows no cart, does not render at all', async () => {
      await expect([adds.textContent, showsNone.textContent]).toEqual(before)
    })
  },
})

/** Resets the store, and removes its stored data. */
function forgetCart(): void {
  useCartStore.setState(useCartStore.getInitialState(), true)
  localStorage.removeItem('cart-storage')
}
