import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SmallestReducer } from './demos/SmallestReducer.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Reducer Demo/The smallest reducer',
  component: SmallestReducer,
})

export const ActionsAndAReducer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const counter = canvas.getByRole('status')
    await step('each action starts from the count that the one before it left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add 5' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add 5' }))
      await expect(counter).toHaveTextContent('Count 10, last action: added 5')
    })
    await step('one action changes both values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(counter).toHaveTextContent('Count 0, last action: reset')
    })
  },
})
