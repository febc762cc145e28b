import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import preview from '#storybook/preview.tsx'
import type { Fault } from '#mocks/network.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { Overview } from '#screens/Overview.tsx'
import { Pagination } from '#screens/Pagination.tsx'
import { SelectAndRenders } from '#screens/SelectAndRenders.tsx'
import { StaleAndGc } from '#screens/StaleAndGc.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { WhichEntriesChanged } from '#screens/WhichEntriesChanged.tsx'
import { WhyAQuery } from '#screens/WhyAQuery.tsx'

// Each screen that asks on arrival meets each way in which an answer can fail, but for the one that never comes and takes ten seconds.

const meta = preview.meta({ title: 'Components/Screens/Failures', tags: ['proof'] })

/** What an alert says of each (behaviour §8.1). */
const sentences: readonly [how: Fault, says: string][] = [
  ['server-error', 'The server failed to answer (500). Try again in a moment.'],
  ['not-found', 'The server does not have what was asked for (404).'],
  ['dropped', 'The server could not be reached. Check your connection and try again.'],
  ['html', 'The server’s answer could not be read: it is not JSON.'],
  ['wrong-shape', 'The server’s answer does not have the expected shape.'],
]

const failing = (how: Fault) => ({ failing: { method: 'GET', times: Infinity, how } }) as const
const fromTheStart = { world: { network: failing('server-error') } }

async function saysWhatFailed({ canvas, userEvent, step, world }: StoryContext): Promise<void> {
  const retries = () => canvas.queryAllByRole('button', { name: /^Retry/ })
  for (const [how, says] of sentences) {
    await step(says, async () => {
      world.network.set(failing(how))
      for (const retry of retries()) await userEvent.click(retry)
      await waitFor(async () => {
        const alerts = canvas.getAllByRole('alert')
        for (const alert of alerts) await expect(alert).toHaveTextContent(says)
      })
    })
  }
  await step('Retry helps once the server has recovered', async () => {
    world.network.set({ failing: undefined })
    for (const retry of retries()) await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  })
}

export const OfBasicQuery = meta.story({ render: BasicQuery, parameters: fromTheStart, play: saysWhatFailed })
export const OfOverview = meta.story({ render: Overview, parameters: fromTheStart, play: saysWhatFailed })
export const OfStaleAndGc = meta.story({ render: StaleAndGc, parameters: fromTheStart, play: saysWhatFailed })
export const OfPagination = meta.story({ render: Pagination, parameters: fromTheStart, play: saysWhatFailed })
export const OfInfiniteQuery = meta.story({
  render: InfiniteQuery,
  parameters: fromTheStart,
  play: saysWhatFailed,
})
export const OfTodoDemo = meta.story({ render: TodoDemo, parameters: fromTheStart, play: saysWhatFailed })
export const OfSelectAndRenders = meta.story({
  render: SelectAndRenders,
  parameters: fromTheStart,
  play: saysWhatFailed,
})
export const OfWhichEntriesChanged = meta.story({
  render: WhichEntriesChanged,
  parameters: fromTheStart,
  play: saysWhatFailed,
})
export const OfTheQuery = meta.story({ render: WhyAQuery, parameters: fromTheStart, play: saysWhatFailed })
