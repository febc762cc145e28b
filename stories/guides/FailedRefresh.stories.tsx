import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FailedRefresh } from './demos/FailedRefresh.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Welcome/A failed refresh',
  component: FailedRefresh,
  parameters: { world: { network: { latencyMs: 600 } } },
})

/** An effect that forgets its error says that there is nothing; a query keeps what it has, and says what went wrong. */
export const TheListIsKept = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const effect = within(canvas.getByRole('group', { name: 'useEffect' }))
    const query = within(canvas.getByRole('group', { name: 'useQuery' }))
    await step('both begin with the posts of User 1', async () => {
      await expect(await effect.findByText('10 posts')).toBeVisible()
      await expect(await query.findByText('10 posts')).toBeVisible()
    })
    await step('when a refresh fails, the effect says that there are no posts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh and fail' }))
      await expect(await effect.findByText('0 posts')).toBeVisible()
      await expect(effect.getByText('User 1 has not written anything.')).toBeVisible()
    })
    await step('the query keeps the posts, and says that the server failed', async () => {
      await expect(await query.findByRole('alert')).toHaveTextContent('(500)')
      await expect(query.getByText('10 posts')).toBeVisible()
    })
    await step('the next refresh repairs both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      await expect(await effect.findByText('10 posts')).toBeVisible()
      await waitFor(() => expect(query.queryByRole('alert')).not.toBeInTheDocument())
    })
  },
})
