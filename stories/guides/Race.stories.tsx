import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Race } from '../lessons/why-a-query/demos/Race.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Welcome/Race',
  component: Race,
  parameters: {
    world: { network: { latencyMs: 600, slower: { pathEnd: 'posts?userId=1', byMs: 1400 } } },
  },
})

const patience = { timeout: 5000 }

/** An effect shows the answer that comes last; a query the one that was asked for last. */
export const TheWrongAnswerWins = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const effect = within(canvas.getByRole('group', { name: 'useEffect' }))
    const query = within(canvas.getByRole('group', { name: 'useQuery' }))
    await step('both begin with the posts of User 2', async () => {
      await expect(await effect.findByText('Posts of User 2', {}, patience)).toBeVisible()
      await expect(await query.findByText('Posts of User 2', {}, patience)).toBeVisible()
    })
    await step(
      'choosing User 1, and User 2 again before the answer, leaves the effect with User 1',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
        await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
        await expect(await effect.findByText('✗ You chose User 2!', {}, patience)).toBeVisible()
        await expect(effect.getByText('Posts of User 1')).toBeVisible()
      },
    )
    await step('the query shows what was chosen', async () => {
      await expect(query.getByText('Posts of User 2')).toBeVisible()
      await expect(query.getByText('✓ You chose User 2.')).toBeVisible()
    })
  },
})
