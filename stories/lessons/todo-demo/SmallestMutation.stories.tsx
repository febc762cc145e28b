import { useQuery } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { useApi } from '#api/ApiProvider.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import preview from '#storybook/preview.tsx'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestMutation } from './demos/SmallestMutation.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/The smallest mutation',
  tags: ['server', 'proof'],
  parameters: { world: { seed: { todos: [] } } },
  render: () => (
    <Ground>
      <WithFetchers of={SmallestMutation} />
      <Titles />
    </Ground>
  ),
})

function Titles() {
  const { data } = useQuery(todosQuery(useApi()))
  return data ? `Todos: ${data.map(({ title }) => title).join(', ')}` : 'Loading...'
}

export const PendingUntilTheListIsHere = meta.story({
  play: async ({ canvas, userEvent, world, step }) => {
    await canvas.findByText('Todos:')
    const post = world.network.hold('POST')
    const list = world.network.hold('GET')
    await step('the button is busy until the POST and the list have been answered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Milk' }))
      await expect(await canvas.findByRole('button', { name: 'Adding...' })).toBeDisabled()
      post.release()
      await waitFor(() => expect(world.log.entries()).toHaveLength(3))
      await expect(canvas.getByRole('button', { name: 'Adding...' })).toBeDisabled()
      list.release()
      await expect(await canvas.findByRole('button', { name: 'Add Milk' })).toBeEnabled()
      await expect(canvas.getByText('Todos: Milk')).toBeVisible()
    })
    await step('one POST, and the list once more', async () => {
      await expect(world.log.entries().map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    })
  },
})

export const SaysWhyItFailed = meta.story({
  parameters: {
    world: { seed: { todos: [] }, network: { failing: { method: 'POST', times: 1 } } },
  },
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('Todos:')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Milk' }))
    await expect(await canvas.findByText(/The server failed to answer \(500\)/)).toBeVisible()
    await expect(world.log.entries()).toHaveLength(2)
  },
})
