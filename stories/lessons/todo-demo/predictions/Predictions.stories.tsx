import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { AddWithoutCancelling } from '../demos/AddWithoutCancelling.tsx'
import { furtherGets, milkAtTheEnd } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Predictions',
  tags: ['server', 'proof', '!dev'],
})

const seed = { todos: [{ id: 1, title: 'Tea', completed: false }] }

export const MilkAtTheEnd = meta.story({
  ...runOf(milkAtTheEnd, 'No', { seed, network: { latencyMs: 900 } }),
  render: () => <AddWithoutCancelling />,
})

export const MilkAtTheEndOnAFastServer = meta.story({
  ...runOf(milkAtTheEnd, 'Yes', { seed, network: { latencyMs: 0 } }),
  render: () => <AddWithoutCancelling />,
})

export const FurtherGets = meta.story({
  ...runOf(furtherGets, 0, { seed, network: { failing: { method: 'POST', times: 1 } } }),
  render: () => <TodoDemo />,
})
