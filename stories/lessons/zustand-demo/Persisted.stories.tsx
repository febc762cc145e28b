import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PersistedBasket } from './demos/PersistedBasket.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Zustand Demo/Persisted',
  component: PersistedBasket,
})

export const KeepsWhatItPartializes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('of the open basket only the items are stored', async () => {
      await press('Add an item')
      await press('Open the basket')
      await expect(canvas.getByRole('status')).toHaveTextContent('Visit 1: 1 item, open')
      await expect(canvas.getByText('Stored: {"state":{"items":1},"version":0}')).toBeVisible()
    })
    await step('after a reload the items are there, and the basket is closed', async () => {
      await press('Reload')
      await expect(canvas.getByRole('status')).toHaveTextContent('Visit 2: 1 item, closed')
    })
  },
})
