import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { NoOptimism } from './demos/NoOptimism.tsx'
import * as tasks from './tasks.ts'
import { TodoDemoWithRefetch } from './demos/TodoDemoWithRefetch.tsx'

const patience = { timeout: 8000 }
const failingOnce = { world: { network: { failing: { method: 'POST', times: 1 } } } } as const
const seed = {
  todos: [
    { id: 1, title: 'Read the guide', completed: true },
    { id: 2, title: 'Try the demo', completed: false },
  ],
}

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Tasks',
  tags: ['server', 'proof'],
  component: TodoDemo,
  parameters: { world: { seed } },
})

export const AddsOneAndSeveral = meta.story({
  play: async (context) => {
    const { canvas, userEvent, world } = context
    const input = canvas.getByPlaceholderText('Add a todo')
    await canvas.findByText('2 todos', {}, patience)
    const posts = world.network.hold('POST')
    await proves(context, tasks.atOnce, () => userEvent.type(input, 'Milk{Enter}'))
    posts.release(1)
    await canvas.findByRole('button', { name: 'Add' }, patience)
    await expect(isDoneOn(context, tasks.severalAtOnce)).toBe(false)
    await userEvent.type(input, 'Bread{Enter}')
    await userEvent.type(input, 'Eggs{Enter}')
    await proves(context, tasks.severalAtOnce, () => posts.release())
  },
})

export const WaitsForTwoAnswers = meta.story({
  render: () => <NoOptimism />,
  play: async (context) => {
    const { canvas, userEvent, world } = context
    await canvas.findByText('2 todos', {}, patience)
    const list = world.network.hold('GET')
    await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
    await waitFor(() => expect(world.log.entries()).toHaveLength(3), patience)
    await proves(context, tasks.afterTwoAnswers, () => list.release())
  },
})

export const KeepsBread = meta.story({
  parameters: failingOnce,
  play: async (context) => {
    const { canvas, userEvent, world } = context
    const input = canvas.getByPlaceholderText('Add a todo')
    await canvas.findByText('2 todos', {}, patience)
    const post = world.network.hold('POST')
    await userEvent.type(input, 'Milk{Enter}')
    await userEvent.type(input, 'Bread')
    post.release()
    await proves(context, tasks.keepsBread)
  },
})

export const RefetchesThenAdds = meta.story({
  render: () => <TodoDemoWithRefetch />,
  play: async (context) => {
    const { canvas, userEvent, world } = context
    await canvas.findByText('2 todos', {}, patience)
    const list = world.network.hold('GET')
    const post = world.network.hold('POST')
    await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk')
    await press(context, 'Refetch the list')
    await press(context, 'Add')
    await proves(context, tasks.refetchThenAdd, () => list.release())
    post.release()
  },
})
