import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Race } from './demos/Race.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/The race',
  component: Race,
  tags: ['server'],
  parameters: {
    world: { network: { latencyMs: 600, slower: { pathEnd: 'posts?userId=1', byMs: 1400 } } },
  },
})

const patience = { timeout: 5000 }

export const TheLastAnswerIsShown = meta.story({
  args: { only: 'useEffect' },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Posts of User 2', {}, patience)
    await step('User 1 is chosen, and User 2 again before the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
      await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
      await expect(await canvas.findByText('✓ You chose User 2.', {}, patience)).toBeVisible()
    })
    await step('the answer for User 1 comes last, and takes its place', async () => {
      await expect(await canvas.findByText('✗ You chose User 2!', {}, patience)).toBeVisible()
      await expect(canvas.getByText('Posts of User 1')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const TheChosenUserIsShown = meta.story({
  args: { only: 'useQuery' },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Posts of User 2', {}, patience)
    await step('User 1 is chosen, and User 2 again before the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
      await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
      await expect(canvas.getByText('✓ You chose User 2.')).toBeVisible()
    })
    await step('the answer for User 1 comes, and goes to its own place in the cache', async () => {
      await waitFor(
        () => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200]),
        patience,
      )
      await expect(canvas.getByText('Posts of User 2')).toBeVisible()
    })
    await step('so choosing User 1 now shows it at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
      await expect(await canvas.findByText('✓ You chose User 1.')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})
