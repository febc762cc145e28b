import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { NoOptimism } from './demos/NoOptimism.tsx'
import { afterTwoAnswers, atOnce, keepsBread, refetchThenAdd, severalAtOnce } from './tasks.ts'
import { TodoDemoWithRefetch } from './demos/TodoDemoWithRefetch.tsx'

const patience = { timeout: 8000 }
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
  parameters: { world: { seed, network: { latencyMs: 900 } } },
})

export const AddsOneAndSeveral = meta.story({
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    const input = canvas.getByPlaceholderText('Add a todo')
    await canvas.findByText('2 todos', {}, patience)
    await step('looking on is no task', async () => {
      await expect(atOnce.isDone(seen())).toBe(false)
    })
    await step('one todo is in the list before its answer', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await waitFor(() => expect(atOnce.isDone(seen())).toBe(true))
      await canvas.findByRole('button', { name: 'Add' }, patience)
      await expect(severalAtOnce.isDone(seen())).toBe(false)
    })
    await step('two overlap', async () => {
      await userEvent.type(input, 'Bread{Enter}')
      await userEvent.type(input, 'Eggs{Enter}')
      await expect(severalAtOnce.isDone(seen())).toBe(false)
      await waitFor(() => expect(severalAtOnce.isDone(seen())).toBe(true), patience)
    })
  },
})

export const WaitsForTwoAnswers = meta.story({
  render: () => <NoOptimism />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText('2 todos', {}, patience)
    await step('the answer to the POST is not enough', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await waitFor(() => expect(world.log.entries()).toHaveLength(3), patience)
      await expect(afterTwoAnswers.isDone(seen())).toBe(false)
    })
    await step('the list is', async () => {
      await waitFor(() => expect(afterTwoAnswers.isDone(seen())).toBe(true), patience)
    })
  },
})

export const KeepsBread = meta.story({
  parameters: { world: { network: { failing: { method: 'POST', times: 1 } } } },
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    const input = canvas.getByPlaceholderText('Add a todo')
    await canvas.findByText('2 todos', {}, patience)
    await step('typing alone is not enough', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await userEvent.type(input, 'Bread')
      await expect(keepsBread.isDone(seen())).toBe(false)
    })
    await step('the alert keeps Milk, and the input keeps Bread', async () => {
      await canvas.findByRole('alert', {}, patience)
      await expect(keepsBread.isDone(seen())).toBe(true)
    })
  },
})

export const GivesBackMilk = meta.story({
  parameters: { world: { network: { failing: { method: 'POST', times: 1 } } } },
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const input = canvas.getByPlaceholderText('Add a todo')
    await canvas.findByText('2 todos', {}, patience)
    await step('without another text the input gets Milk back, and the task stays', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await canvas.findByRole('alert', {}, patience)
      await waitFor(() => expect(input).toHaveValue('Milk'))
      await expect(keepsBread.isDone({ requests: world.log.entries(), stage })).toBe(false)
    })
  },
})

export const RefetchesThenAdds = meta.story({
  render: () => <TodoDemoWithRefetch />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText('2 todos', {}, patience)
    await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk')
    await step('a refetch alone is not enough', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch the list' }))
      await expect(refetchThenAdd.isDone(seen())).toBe(false)
    })
    await step('the add cancels it, and a new one follows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(refetchThenAdd.isDone(seen())).toBe(true), patience)
    })
  },
})
