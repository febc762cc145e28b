import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CartProvider } from '#features/cart/CartProvider.tsx'
import { ContextCart } from '#features/cart/ContextCart.tsx'
import { ContextReaders } from './Readers.tsx'

const meta = preview.meta({
  title: 'Components/Features/Cart/Context cart',
  component: ContextCart,
  parameters: { layout: 'padded' },
  render: (args) => (
    <CartProvider>
      <ContextCart {...args} />
    </CartProvider>
  ),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Shopping cart with context')
    const products = within(canvas.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
    await expect(products.map((product) => product.textContent)).toEqual([
      'Laptop 999.00Add',
      'Mouse 25.00Add',
      'Keyboard 75.00Add',
      'Monitor 299.00Add',
    ])
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
  },
})

export const AnEmptyQuantityLetsTheFocusGoOn = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Keyboard' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Mouse' }))
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Quantity of Keyboard' }))
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Quantity of Mouse' }))
    await expect(canvas.queryByRole('spinbutton', { name: 'Quantity of Keyboard' })).toBeNull()
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Mouse' })).toHaveFocus()
  },
})

export const ChangesAQuantity = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Keyboard' }))
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity of Keyboard' })
    await step('emptied and typed anew, the item stays', async () => {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '12')
      await expect(canvas.getByText('12 items')).toBeVisible()
      await expect(canvas.getByText('Total: 900.00')).toBeVisible()
    })
    await step('0 removes it, and the focus stays in the cart', async () => {
      await userEvent.tripleClick(quantity)
      await userEvent.keyboard('0')
      await userEvent.tab()
      await expect(canvas.getByText('Your cart is empty')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus()
    })
  },
})

export const RendersOnlyWhoReadsTheCart = meta.story({
  tags: ['proof'],
  render: () => <ContextReaders />,
  play: async ({ canvas, userEvent, step }) => {
    const [adds, showsNone] = [canvas.getByText(/Only adds/), canvas.getByText(/Shows no cart/)]
    const before = [adds.textContent, showsNone.textContent]
    const rendersOfReader = () => Number(/(\d+) render/.exec(canvas.getByText(/Reads/).textContent)?.[1])
    const readerBefore = rendersOfReader()
    await step('the cart changes from everywhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add Laptop' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Apply 10% discount' }))
      await expect(canvas.getByText('Total: 900.90')).toBeVisible()
    })
    await step('who reads the cart renders for each change', async () => {
      await expect(rendersOfReader() - readerBefore).toBe(3)
    })
    await step('who only adds, or shows no cart, does not render at all', async () => {
      await expect([adds.textContent, showsNone.textContent]).toEqual(before)
    })
  },
})
