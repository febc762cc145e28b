import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { AddWithoutCancelling } from '../demos/AddWithoutCancelling.tsx'
import { InvalidateOnce } from '../demos/InvalidateOnce.tsx'
import { furtherGets, milkAtTheEnd } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Predictions',
  tags: ['server', 'proof', '!dev'],
})

const seed = { todos: [{ id: 1, title: 'Tea', completed: false }] }

export const MilkAtTheEnd = meta.story({
  ...runOf(
    milkAtTheEnd,
    'It goes and returns: the answer to the refetch left the server without Milk, and only the next list has it',
    { seed, network: { latencyMs: 900 } },
  ),
  render: () => <AddWithoutCancelling />,
})

export const MilkAtTheEndOnAFastServer = meta.story({
  ...runOf(milkAtTheEnd, 'It stays: nothing replaces it in the list before its POST is answered', {
    seed,
    network: { latencyMs: 0 },
  }),
  render: () => <AddWithoutCancelling />,
})

export const FurtherGets = meta.story({
  ...runOf(furtherGets, 'One, after Bread: an add that settles is itself still pending', {
    seed,
    network: { latencyMs: 1200 },
  }),
  render: () => <InvalidateOnce />,
})

export const FurtherGetsOnAFastServer = meta.story({
  ...runOf(furtherGets, 'Two: when an add settles, it is the only one that is pending', {
    seed,
    network: { latencyMs: 0 },
  }),
  render: () => <InvalidateOnce />,
})
