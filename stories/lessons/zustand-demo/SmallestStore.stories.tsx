import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ActionOutside } from './demos/ActionOutside.tsx'
import { SmallestStore } from './demos/SmallestStore.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Zustand Demo/The smallest store',
  component: SmallestStore,
})

export const OneStoreTwoReaders = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    // On a docs page the store has what the learner has added.
    const before = Number(/\d+/.exec(canvas.getByRole('status').textContent)?.[0])
    await step('one component changes the store, the other one shows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add 1' }))
      await expect(canvas.getByRole('status')).toHaveTextContent(`Clicks: ${before + 1}.`)
    })
    await step('the store outlives both components', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mount both again' }))
      await expect(canvas.getByText('Mount 2')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(`Clicks: ${before + 1}.`)
    })
  },
})

export const AnActionOutsideOfTheStore = meta.story({
  render: () => <ActionOutside />,
  play: async ({ canvas, userEvent, step }) => {
    const before = Number(/\d+/.exec(canvas.getByRole('status').textContent)?.[0])
    await step('a function of the module changes the store', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add 1' }))
      await expect(canvas.getByRole('status')).toHaveTextContent(`Clicks: ${before + 1}.`)
    })
  },
})
