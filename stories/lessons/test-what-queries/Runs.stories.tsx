import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, spyOn, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import * as perTest from './demos/ClientPerTest.tsx'
import { showsThePosts } from './demos/happyPath.tsx'
import { onAllPages } from './demos/onPage.tsx'
import { Runner } from './demos/Runner.tsx'
import * as shared from './demos/SharedClient.tsx'
import { runTheTests } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Test what queries/Runs',
  parameters: { shows: (stage: HTMLElement) => firstOf(stage, /\d tests? of \d passed/) },
})

async function run(context: Pick<StoryContext, 'canvas' | 'userEvent'>, says: string): Promise<void> {
  await press(context, 'Run the tests')
  await waitFor(() => expect(context.canvas.getByText(says)).toBeVisible(), { timeout: 20_000 })
}

export const GreenOnAllSeven = meta.story({
  render: () => <Runner tests={onAllPages(showsThePosts)} />,
  play: async (context) => {
    await context.step('the test passes on the right page, and on each of the six broken ones', () =>
      proves(context, runTheTests, () => run(context, '7 tests of 7 passed.')),
    )
  },
})

export const OneClientForAllTests = meta.story({
  render: () => <Runner tests={shared.tests} />,
  play: async (context) => {
    const { canvas, step } = context
    await step('the second test waits for an alert, and none comes', () =>
      run(context, '1 test of 2 passed.'),
    )
    await step('for its page found the posts of the first test in the cache, and asked nobody', async () => {
      await expect(canvas.getByText(/^failed: Unable to find/)).toBeVisible()
    })
  },
})

export const OneClientForEachTest = meta.story({
  render: () => <Runner tests={perTest.tests} />,
  play: async (context) => {
    await context.step('both tests pass', () => run(context, '2 tests of 2 passed.'))
  },
})

const entry = queryOptions({ queryKey: ['entry'], queryFn: () => 'asked for' })

/** The long timers that an entry without a reader starts, in ms, and whether `clear` stops one. */
function timersOf(queries: { gcTime?: number }) {
  const [started, stopped] = [spyOn(globalThis, 'setTimeout'), spyOn(globalThis, 'clearTimeout')]
  const client = new QueryClient({ defaultOptions: { queries } })
  client.setQueryData(entry.queryKey, 'put in')
  const delays = started.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms > 1000)
  client.clear()
  const isStopped = stopped.mock.calls.length > 0
  started.mockRestore()
  stopped.mockRestore()
  return { delays: [...new Set(delays)], isStopped }
}

export const TimersOfAnEntry = meta.story({
  tags: ['proof'],
  render: () => <p>An entry that nobody reads waits for its gcTime.</p>,
  play: async () => {
    await expect(timersOf({})).toEqual({ delays: [5 * 60 * 1000], isStopped: true })
    await expect(timersOf({ gcTime: Infinity }).delays).toEqual([])
  },
})
