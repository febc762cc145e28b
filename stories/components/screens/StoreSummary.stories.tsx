import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { cartStoreActions } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { StoreSummary } from '#screens/parts/StoreSummary.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Store summary',
  component: StoreSummary,
  tags: ['store'],
  parameters: { layout: 'padded' },
  args: { title: 'Across all stores' },
  beforeEach: resetStores,
})

export const Empty = meta.story()

export const Filled = meta.story({
  beforeEach: () => {
    useCounterStore.getState().increment()
    cartStoreActions.addItem({ id: 11, name: 'Zustand Book', price: 29.99 })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item, $29.99')).toBeVisible()
  },
})
