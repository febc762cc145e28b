import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TwoCarts } from './demos/TwoCarts.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/Two carts',
})

export const ACartForEachProvider = meta.story({
  render: () => <TwoCarts />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the cart of the nearest provider gets the pens', async () => {
      const add = canvas.getByRole('button', { name: 'Add a pen to your cart' })
      await userEvent.click(add)
      await userEvent.click(add)
      await expect(canvas.getByText('Your cart: 2 items')).toBeVisible()
      await expect(canvas.getByText('My cart: 0 items')).toBeVisible()
    })
    await step('who reads the cart has rendered, who only adds has not', async () => {
      await expect(await canvas.findByText('Reads: 3 renders')).toBeVisible()
      await expect(canvas.getAllByText('Only adds: 1 render')).toHaveLength(2)
    })
  },
})
