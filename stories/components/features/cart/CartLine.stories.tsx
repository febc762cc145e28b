import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CartLine } from '#features/cart/CartLine.tsx'
import { Column } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/Features/Cart/Cart line',
  component: CartLine,
  parameters: { layout: 'padded' },
  args: {
    item: { id: 1, name: 'Laptop', price: 999, quantity: 2 },
    currency: '$',
    onQuantity: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <Column as="ul">
        <Story />
      </Column>
    ),
  ],
})

export const Ready = meta.story()

export const WithACategory = meta.story({
  args: { item: { id: 3, name: 'Coffee Mug', price: 15.99, quantity: 1, category: 'merchandise' } },
})
