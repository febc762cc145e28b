import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TwoBaskets } from './demos/TwoBaskets.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Zustand Demo/Copies' })

export const AStoreForEachProvider = meta.story({
  render: () => <TwoBaskets />,
  play: async ({ canvas, userEvent, step }) => {
    const yours = canvas.getByRole('region', { name: 'Yours' })
    const mine = canvas.getByRole('region', { name: 'Mine' })
    await step('a fruit in one basket is in no other', async () => {
      await userEvent.click(within(yours).getByRole('button', { name: 'Add a fruit' }))
      await expect(yours).toHaveTextContent('Yours: 1 fruit')
      await expect(mine).toHaveTextContent('Mine: 0 fruits')
    })
  },
})
