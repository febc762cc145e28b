import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NoOptimism } from './demos/NoOptimism.tsx'
import { OptimismInTheUi } from './demos/OptimismInTheUi.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Todo Demo/Other ways', tags: ['server'] })

const world = {
  network: { latencyMs: 900 },
  seed: {
    todos: [
      { id: 1, title: 'Read the guide', completed: true },
      { id: 2, title: 'Try the demo', completed: false },
    ],
  },
}

export const WaitsForTheServer = meta.story({
  parameters: { world },
  render: () => <NoOptimism />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const post = world.network.hold('POST')
    const list = world.network.hold('GET')
    await step('nothing is in the list while the add is in flight', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await expect(await canvas.findByRole('button', { name: 'Adding...' })).toBeVisible()
      await expect(canvas.queryByText('Milk')).not.toBeInTheDocument()
    })
    await step('nor when it is answered, until the list has been fetched as well', async () => {
      post.release()
      await waitFor(() => expect(world.log.entries()).toHaveLength(3))
      await expect(canvas.queryByText('Milk')).not.toBeInTheDocument()
      list.release()
      await expect(await canvas.findByText('Milk')).toBeVisible()
    })
  },
})

export const ShowsWhatIsSent = meta.story({
  parameters: { world },
  render: () => <OptimismInTheUi />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    await step('the todo is shown at once', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await expect(await canvas.findByText('Milk')).toBeVisible()
      await expect(canvas.getByText('3 todos')).toBeVisible()
    })
    await step('and stays through the answer and the fetch', async () => {
      await canvas.findByRole('button', { name: 'Add' })
      await expect(canvas.getByText('Milk')).toBeVisible()
      await expect(world.log.entries().map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    })
    const posts = world.network.hold('POST')
    await step('but of two in flight only the latest is shown', async () => {
      await userEvent.type(input, 'Bread{Enter}')
      await expect(await canvas.findByText('Bread')).toBeVisible()
      await userEvent.type(input, 'Eggs{Enter}')
      await expect(await canvas.findByText('Eggs')).toBeVisible()
      await expect(canvas.queryByText('Bread')).not.toBeInTheDocument()
    })
    await step('until the lists have come', async () => {
      posts.release()
      await expect(await canvas.findByText('Bread')).toBeVisible()
      await expect(await canvas.findByText('5 todos')).toBeVisible()
    })
  },
})
