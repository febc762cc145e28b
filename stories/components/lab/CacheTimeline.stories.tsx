import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { EveryCacheState } from './EveryCacheState.tsx'
import { StaleEvents } from './StaleEvents.tsx'
import { WatchedCache } from './WatchedCache.tsx'

const meta = preview.meta({ title: 'Components/Lab/Cache timeline' })

const seed = {
  todos: [
    { id: 1, title: 'Read the guide', completed: true },
    { id: 2, title: 'Try the demo', completed: false },
  ],
}

/** The purpose of the lab: it shows what the library does while a screen is used, in real time. */
export const BasicQueryWithTheLabOpen = meta.story({
  render: () => (
    <WatchedCache>
      <BasicQuery />
    </WatchedCache>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const requests = () => world.log.entries().map(({ method, path }) => `${method} ${path}`)
    const frame = canvas.getByRole('group', { name: 'Cache timeline' })
    const timeline = within(frame)

    await step('the first load is one GET, and its answer is fresh for 10 s', async () => {
      await expect(await canvas.findByText('100 posts')).toBeVisible()
      await expect(await timeline.findByText(/^fresh, stale in \d+(\.\d)? s$/)).toBeVisible()
      await expect(requests()).toEqual(['GET posts'])
    })
    await step('unmounting shows how long the answer is kept, and the countdown counts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unmount the screen' }))
      await expect(await timeline.findByText(/^inactive, gone in (5:00|4:59)$/)).toBeVisible()
      // Countdowns stop while they are out of view.
      frame.scrollIntoView({ block: 'nearest' })
      await expect(await timeline.findByText(/^inactive, gone in 4:5[0-8]$/)).toBeVisible()
    })
    await step('mounting before zero cancels it, and asks for nothing within 10 s', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mount the screen' }))
      await expect(await timeline.findByText(/^fresh, stale in \d(\.\d)? s$/)).toBeVisible()
      await expect(timeline.queryByText(/gone in/)).not.toBeInTheDocument()
      await expect(canvas.getByText('100 posts')).toBeVisible()
      await expect(requests()).toEqual(['GET posts'])
    })
    await step('the lane turns stale 10 s after the answer came', async () => {
      const lanes = within(timeline.getByRole('group', { name: 'Lanes' }))
      await expect(await lanes.findByText('stale', undefined, { timeout: 12_000 })).toBeVisible()
      await userEvent.click(timeline.getByRole('button', { name: 'Table' }))
      const age = momentOf(timeline, 'stale: its time was up') - momentOf(timeline, 'fresh: an answer came')
      // To a tenth of a second. On a busy machine a timer rings late.
      await expect(age).toBeGreaterThanOrEqual(9900)
    })
    await step('from then on, coming back makes a request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unmount the screen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Mount the screen' }))
      await waitFor(() => expect(requests()).toEqual(['GET posts', 'GET posts']))
    })
  },
})

export const OnlyAReaderTells = meta.story({
  render: () => <StaleEvents />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the entry that is read turns stale, and the cache is told', async () => {
      await expect(await canvas.findByText('read: observerResultsUpdated, stale now')).toBeVisible()
    })
    await step('the entry that nobody reads is stale, too, and the cache was not told', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Look at both entries' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('read: stale, unread: stale')
      await expect(canvas.queryByText(/^unread: .* stale now$/)).not.toBeInTheDocument()
    })
  },
})

export const Empty = meta.story({
  render: () => <WatchedCache>A screen that asks for nothing.</WatchedCache>,
  play: async ({ canvas, userEvent, step }) => {
    await step('there is nothing to draw', async () => {
      await expect(canvas.getByText('Nothing in the cache yet')).toBeVisible()
    })
    await step('nor to list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
      await expect(canvas.getByRole('button', { name: 'Table', pressed: true })).toBeVisible()
      await expect(canvas.getByText('Nothing in the cache yet')).toBeVisible()
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    })
  },
})

export const EveryState = meta.story({
  render: () => (
    <WatchedCache>
      <EveryCacheState />
    </WatchedCache>
  ),
  play: async ({ canvas, step }) => {
    const status = async (key: string) => {
      const lane = (await canvas.findByText(`['${key}']`)).closest('li')
      return expect(lane ?? document.body)
    }
    await step('each lane says in words what its entry does, and how long that lasts', async () => {
      await (await status('never answered')).toHaveTextContent(/fetching$/)
      await (await status('good for an hour')).toHaveTextContent(/fresh, stale in (1:00:00|59:\d\d)$/)
      await (await status('good for ever')).toHaveTextContent(/fresh, never stale$/)
      await (await status('never trusted')).toHaveTextContent(/stale$/)
      await (await status('refused')).toHaveTextContent(/failed$/)
      await (await status('read by nobody')).toHaveTextContent(/inactive, gone in (5:00|4:59)$/)
      await (await status('kept for ever')).toHaveTextContent(/inactive, never gone$/)
    })
    await step('an entry that is gone stays in the picture for a while', async () => {
      await expect(await canvas.findByText('gone', { selector: 'span' })).toBeVisible()
    })
    await step('the legend names every pattern', async () => {
      const legend = within(canvas.getByRole('list', { name: 'Legend' }))
      await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'fetching',
        'fresh',
        'stale',
        'paused',
        'inactive',
        'failed',
        'gone',
        '▸ mutation sent',
        '✓ mutation succeeded',
        '✗ mutation failed',
      ])
    })
  },
})

export const AsATable = meta.story({
  render: () => (
    <WatchedCache>
      <BasicQuery />
    </WatchedCache>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('100 posts')
    await step('the table tells the same, the last event first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
      await expect(canvas.queryByRole('group', { name: 'Lanes' })).not.toBeInTheDocument()
      await expect(rowsOf(canvas.getByRole('table'))).toEqual([
        "['posts', 'list', { userId: undefined }] fresh: an answer came",
        "['posts', 'list', { userId: undefined }] fetching: a reader came",
      ])
    })
    await step('and goes on with what happens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unmount the screen' }))
      await waitFor(() =>
        expect(rowsOf(canvas.getByRole('table'))[0]).toBe(
          "['posts', 'list', { userId: undefined }] inactive: the last reader left",
        ),
      )
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  render: () => (
    <WatchedCache>
      <BasicQuery />
    </WatchedCache>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const timeline = within(canvas.getByRole('group', { name: 'Cache timeline' }))
    await timeline.findByText(/^fresh/)
    timeline.getByRole('button', { name: 'Drawing' }).focus()
    await step(
      'Tab goes from the views to the time shown, and to the lanes, which can be scrolled',
      async () => {
        await userEvent.tab()
        await expect(timeline.getByRole('button', { name: 'Table' })).toHaveFocus()
        await userEvent.tab()
        await expect(timeline.getByRole('combobox', { name: 'Time shown' })).toHaveFocus()
        await userEvent.tab()
        await expect(timeline.getByRole('group', { name: 'Lanes' })).toHaveFocus()
      },
    )
    await step('Enter on Table shows the table, and Tab leads into it', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      await expect(timeline.getByRole('button', { name: 'Table', pressed: true })).toHaveFocus()
      await userEvent.tab()
      await expect(timeline.getByRole('group', { name: 'What happened in the cache' })).toHaveFocus()
    })
  },
})

export const ShowsTheLastFiveMinutes = meta.story({
  tags: ['proof'],
  render: () => (
    <WatchedCache>
      <BasicQuery />
    </WatchedCache>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^fresh/)
    await expect(canvas.getByText('30 s')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time shown' }), 'Last 5 minutes')
    await expect(canvas.getByText('5 min')).toBeVisible()
    await expect(canvas.queryByText('30 s')).not.toBeInTheDocument()
  },
})

export const MarksMutations = meta.story({
  tags: ['proof'],
  parameters: { world: { seed, network: { latencyMs: 400 } } },
  render: () => (
    <WatchedCache>
      <TodoDemo />
    </WatchedCache>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const timeline = within(canvas.getByRole('group', { name: 'Cache timeline' }))
    await step(
      'a todo that is added leaves a mark when it is sent, and one when it has arrived',
      async () => {
        await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
        await expect(await timeline.findByText("['todos', 'add'] sent")).toBeVisible()
        await expect(await timeline.findByText("['todos', 'add'] succeeded")).toBeVisible()
      },
    )
    await step('one that fails leaves another', async () => {
      world.network.set({ failing: { method: 'POST', times: 1 } })
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Bread{Enter}')
      await expect(await timeline.findByText("['todos', 'add'] failed")).toBeVisible()
    })
    await step('however soon the end comes, its sign stands right of that of the start', async () => {
      const lanes = within(timeline.getByRole('group', { name: 'Lanes' }))
      const [sent, failed] = ['▸', '✗'].map((sign) =>
        lanes.getAllByText(sign).at(-1)?.getBoundingClientRect(),
      )
      await expect(failed?.left).toBeGreaterThan((sent?.right ?? Infinity) - 1)
    })
    await step('the table has them among the other events', async () => {
      await userEvent.click(timeline.getByRole('button', { name: 'Table' }))
      const mutations = rowsOf(timeline.getByRole('table')).filter((row) => row.includes('mutation'))
      await expect(mutations).toEqual([
        "['todos', 'add'] mutation failed",
        "['todos', 'add'] mutation sent",
        "['todos', 'add'] mutation succeeded",
        "['todos', 'add'] mutation sent",
      ])
    })
  },
})

export const InANarrowPanel = meta.story({
  render: () => (
    <div style={{ width: '300px' }}>
      <WatchedCache>
        <EveryCacheState />
      </WatchedCache>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const timeline = canvas.getByRole('group', { name: 'Cache timeline' })
    await canvas.findByText('gone', { selector: 'span' })
    await expect(timeline.scrollWidth).toBeLessThanOrEqual(300)
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(timeline.scrollWidth).toBeLessThanOrEqual(300)
  },
})

export const WithLessMotion = meta.story({
  tags: ['proof'],
  render: () => (
    <WatchedCache>
      <BasicQuery />
    </WatchedCache>
  ),
  beforeEach() {
    const matchMedia = window.matchMedia.bind(window)
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      // Every query for reduced motion matches, as for a user who prefers it.
      matchMedia(query.includes('prefers-reduced-motion') ? 'all' : query),
    )
    return () => asked.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^fresh, stale in \d+ s$/)).toBeVisible()
  },
})

/** The time of an event in the table, in ms. */
function momentOf(timeline: Pick<ReturnType<typeof within>, 'getByText'>, what: string): number {
  const time = timeline.getByText(what).closest('tr')?.querySelector('time')
  return Date.parse(time?.dateTime ?? '')
}

/** Key and event of each row, without times. */
function rowsOf(table: HTMLElement): string[] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(' '),
    )
}
