import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ANewKey } from './demos/ANewKey.tsx'
import { KeptAbove } from './demos/KeptAbove.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Reducer Demo/Where the state lives',
  component: KeptAbove,
})

export const LeaveAndComeBack = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('the screen keeps one count, the component above it the other', async () => {
      await press('Add 1 in the screen')
      await press('Add 1 above the screen')
      await expect(canvas.getByRole('status')).toHaveTextContent('In the screen: 1. Above the screen: 1.')
    })
    await step('the screen’s count goes with the screen, the other one stays', async () => {
      await press('Leave the screen')
      await press('Come back')
      await expect(canvas.getByRole('status')).toHaveTextContent('In the screen: 0. Above the screen: 1.')
    })
  },
})

export const BeginsAnewWithANewKey = meta.story({
  render: () => <ANewKey />,
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('a game keeps its points', async () => {
      await press('Add a point')
      await press('Add a point')
      await expect(canvas.getByRole('status')).toHaveTextContent('Game 1, points: 2')
    })
    await step('the next game has another key, and begins at 0', async () => {
      await press('Next game')
      await expect(canvas.getByRole('status')).toHaveTextContent('Game 2, points: 0')
    })
  },
})
