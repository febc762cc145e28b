import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { seenIn } from '#course/demo/task.ts'
import { ShowCache } from '#course/story/cacheOf.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { AddWithoutCancelling } from '../demos/AddWithoutCancelling.tsx'
import { InvalidateOnce } from '../demos/InvalidateOnce.tsx'
import { furtherGets, milkAtTheEnd } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Predictions',
  tags: ['server', 'proof', '!dev'],
  decorators: [
    (Story) => (
      <>
        <ShowCache />
        <Story />
      </>
    ),
  ],
})

const seed = { todos: [{ id: 1, title: 'Tea', completed: false }] }

export const MilkAtTheEnd = meta.story({
  ...runOf(
    milkAtTheEnd,
    'It goes and returns: the answer to the refetch left the server without Milk, and only the next list has it',
    { seed, network: { latencyMs: 900 } },
    'Milk, Tea',
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

/** None of the answers is right then, and no sentence may say that a list brought Milk back, or came last. */
export const MilkAtTheEndWhereItIsNotSaved = meta.story({
  parameters: {
    world: { seed, network: { latencyMs: 300, failing: { method: 'POST', times: 1 } } },
  },
  render: () => <AddWithoutCancelling />,
  play: async (context) => {
    const frames = await milkAtTheEnd.act(context)
    const measured = milkAtTheEnd.measure(seenIn(context), frames)
    await expect(measured).toBe('Milk is gone: its POST failed')
    await expect(whyOf(measured)).toMatch(/^Here the server did not save Milk/)
  },
})

/** Milk is saved, and what would bring it back fails. */
export const MilkAtTheEndWhereTheLastListFails = meta.story({
  parameters: { world: { seed, network: { latencyMs: 500 } } },
  render: () => <AddWithoutCancelling />,
  play: async (context) => {
    const { canvas, world } = context
    await canvas.findByText('Tea')
    const run = milkAtTheEnd.act(context)
    await waitFor(() => expect(world.log.entries().at(-1)).toMatchObject({ method: 'POST' }))
    world.network.set({ failing: { method: 'GET', times: 1 } })
    const frames = await run
    const measured = milkAtTheEnd.measure(seenIn(context), frames)
    await expect(measured).toBe('It goes for good: the answer to the refetch comes last of all')
    await expect(whyOf(measured)).toMatch(/did not arrive/)
  },
})

function whyOf(measured: string | number): string {
  const { why } = milkAtTheEnd
  return typeof why === 'string' ? why : why(measured)
}

export const FurtherGets = meta.story({
  ...runOf(
    furtherGets,
    'One, after Bread: an add that settles is itself still pending',
    { seed, network: { latencyMs: 1200 } },
    'Bread, Milk, Tea',
  ),
  render: () => <InvalidateOnce />,
})

export const FurtherGetsOnAFastServer = meta.story({
  ...runOf(furtherGets, 'Two: when an add settles, it is the only one that is pending', {
    seed,
    network: { latencyMs: 0 },
  }),
  render: () => <InvalidateOnce />,
})
