import { Profiler } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RequestTable } from '#lab/requests/RequestTable.tsx'
import type { RequestTracker } from '#lab/requests/requestTracker.ts'
import type { RequestDetails } from '#lab/requests/trigger.ts'
import { createRequestLog } from '#api/requestLog.ts'
import type { Outcome, RequestLog } from '#api/requestLog.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { PostsAndTodos } from './PostsAndTodos.tsx'
import { WatchedRequests } from './WatchedRequests.tsx'

const meta = preview.meta({
  title: 'Components/Lab/Requests',
  component: RequestTable,
  args: { log: createRequestLog(), tracker: trackerOf([]) },
  parameters: { layout: 'padded' },
})

/** Screens fill the whole window. */
const live = { layout: 'fullscreen' } as const

const posts = ['posts', 'list', { userId: undefined }]
const firstPage = ['posts', 'page', { page: 1 }]

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No requests yet')
    await expect(canvas.getByText('Each request appears here as it leaves.')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})

const everyOutcome = {
  log: logOf(
    ['posts', 200],
    ['todos', 201],
    ['posts', 404],
    ['posts', 500],
    ['posts', 'no answer'],
    ['posts', 'cancelled'],
    ['posts'],
  ),
  tracker: trackerOf([
    { trigger: 'mount', key: posts },
    { trigger: 'mutation', key: ['todos', 'add'] },
    { trigger: 'key change', key: posts },
    { trigger: 'focus', key: posts },
    { trigger: 'retry', key: firstPage, askedBy: ['posts', 'infinite'] },
    { trigger: 'unknown' },
  ]),
}

export const EveryOutcome = meta.story({
  args: everyOutcome,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 requests')
    await expect(linesOf(canvas)).toEqual([
      "GET | posts | ✓ 200 | 40 ms | mount | ['posts', 'list', { userId: undefined }]",
      "GET | todos | ✓ 201 | 40 ms | mutation | ['todos', 'add']",
      "GET | posts | ✗ 404 | 40 ms | key change | ['posts', 'list', { userId: undefined }]",
      "GET | posts | ✗ 500 | 40 ms | focus | ['posts', 'list', { userId: undefined }]",
      "GET | posts | ✗ no answer | 40 ms | retry | ['posts', 'page', { page: 1 }]for ['posts', 'infinite']",
      'GET | posts | ⊘ cancelled | 40 ms | not by a query | ',
      'GET | posts | ○ in flight | … | not recorded | ',
    ])
  },
})

export const TellsWhy = meta.story({
  parameters: live,
  render: () => (
    <WatchedRequests>
      <PostsAndTodos />
    </WatchedRequests>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('appearing: mount', async () => {
      await expect(await requests(canvas, 1)).toEqual([
        "GET | posts | ✓ 200 | mount | ['posts', 'list', { userId: undefined }]",
      ])
    })
    await step('another user: key change', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 1')
      await expect((await requests(canvas, 2))[1]).toBe(
        "GET | posts?userId=1 | ✓ 200 | key change | ['posts', 'list', { userId: 1 }]",
      )
      // The status comes before the body, and a refetch while the first answer is still read would join it.
      await expect(await canvas.findByText('10 posts')).toBeVisible()
    })
    await step('Refetch: refetch', async () => {
      await press('Refetch')
      await expect((await requests(canvas, 3))[2]).toMatch(/ 200 \| refetch \| /)
    })
    await step('Invalidate: invalidation, of what is being read only', async () => {
      await press('Invalidate')
      await expect((await requests(canvas, 4))[3]).toBe(
        "GET | posts?userId=1 | ✓ 200 | invalidation | ['posts', 'list', { userId: 1 }]",
      )
    })
    await step('coming back to what is out of date: mount', async () => {
      await press('Leave the posts')
      await press('Come back')
      await expect((await requests(canvas, 5))[4]).toBe(
        "GET | posts | ✓ 200 | mount | ['posts', 'list', { userId: undefined }]",
      )
    })
    await step('a todo: mutation, and the list that was never there: nothing', async () => {
      await press('Add a todo')
      await expect((await requests(canvas, 6))[5]).toBe("POST | todos | ✓ 201 | mutation | ['todos', 'add']")
    })
  },
})

export const TriesAgain = meta.story({
  parameters: { ...live, world: { retries: 1, network: { failing: { method: 'GET', times: 1 } } } },
  render: () => (
    <WatchedRequests>
      <PostsAndTodos />
    </WatchedRequests>
  ),
  play: async ({ canvas }) => {
    await expect(await requests(canvas, 2)).toEqual([
      "GET | posts | ✗ 500 | mount | ['posts', 'list', { userId: undefined }]",
      "GET | posts | ✓ 200 | retry | ['posts', 'list', { userId: undefined }]",
    ])
  },
})

/** All pages have the key of their list. */
export const PageByPage = meta.story({
  parameters: live,
  render: () => (
    <WatchedRequests>
      <InfiniteQuery />
    </WatchedRequests>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('10 posts loaded, 1 page loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(await requests(canvas, 2)).toEqual([
      "GET | posts?_start=0&_limit=10 | ✓ 200 | mount | ['posts', 'infinite']",
      "GET | posts?_start=10&_limit=10 | ✓ 200 | next page | ['posts', 'infinite']",
    ])
  },
})

const growing = createRequestLog()

export const Clears = meta.story({
  tags: ['proof'],
  args: { log: growing },
  beforeEach: () => growing.clear(),
  play: async ({ canvas, userEvent, step }) => {
    growing.started('GET', 'posts')
    growing.started('GET', 'todos')
    await expect(await canvas.findByText('2 requests')).toBeVisible()
    await step('Clear empties the table, and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(await canvas.findByText('No requests yet')).toBeVisible()
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    })
    await step('the next request is the first again', async () => {
      growing.started('DELETE', 'todos/1')
      await expect(await canvas.findByText('1 request')).toBeVisible()
      await expect(linesOf(canvas)).toEqual(['DELETE | todos/1 | ○ in flight | … | not recorded | '])
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  args: { log: logOf(...Array.from({ length: 50 }, (_, index) => [`todos/${index + 1}`, 200] as const)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches Clear, then the requests, which scroll by themselves', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
      await userEvent.tab()
      const region = canvas.getByRole('region', { name: 'Requests' })
      await expect(region).toHaveFocus()
      await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
    })
    await step('each row says which one of how many it is', async () => {
      await expect(canvas.getByRole('table', { name: 'Requests' })).toHaveAttribute('aria-rowcount', '51')
      await expect(await canvas.findByRole('row', { name: /todos\/50/ })).toHaveAttribute(
        'aria-rowindex',
        '51',
      )
    })
  },
})

const long = createRequestLog()

export const TenThousandRequests = meta.story({
  tags: ['proof'],
  args: {
    log: long,
    tracker: { start: () => () => {}, details: () => ({ trigger: 'mount', key: ['todos'] }) },
  },
  beforeEach: () => fill(long),
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'Requests' })
    await step('it opens at the newest, with a few rows in the document', async () => {
      await expect(await canvas.findByText('todos/10000')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('The last 10,000 requests')
      await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    })
    await step('one more appears there', async () => {
      long.started('GET', 'todos/one-more')
      await waitFor(() => expect(isInside(region, canvas.getByText('todos/one-more'))).toBe(true))
    })
    await step('who has scrolled back stays where they read', async () => {
      region.scrollTop = 4000
      const reading = await waitFor(() => firstVisible(region))
      const place = canvas.getByText(reading).getBoundingClientRect().top
      const row = () => canvas.getByText(reading).closest('tr')?.ariaRowIndex
      const before = Number(row())
      long.started('GET', 'todos/unseen')
      long.started('GET', 'todos/unseen-too')
      await waitFor(() => expect(row()).toBe(String(before - 2)))
      // Firefox tells of a scroll with the next frame, and scrolls by whole pixels of the screen.
      const moved = () => Math.abs(canvas.getByText(reading).getBoundingClientRect().top - place)
      await waitFor(() => expect(moved()).toBeLessThan(1))
      await expect(canvas.queryByText('todos/unseen')).not.toBeInTheDocument()
    })
  },
})

const burst = createRequestLog()
let commits = 0

export const ABurstIsOneRendering = meta.story({
  tags: ['proof'],
  args: { log: burst },
  render: (args) => (
    <Profiler id="table" onRender={() => void (commits += 1)}>
      <RequestTable {...args} />
    </Profiler>
  ),
  beforeEach: () => burst.clear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests yet')).toBeVisible()
    commits = 0
    for (let id = 1; id <= 500; id += 1) {
      burst.ended(burst.started('GET', `todos/${id}`), 200)
      // Microtasks run before the next frame, but React could render between them.
      await Promise.resolve()
    }
    await expect(await canvas.findByText('todos/500')).toBeVisible()
    await expect(commits).toBeLessThan(20)
  },
})

export const Narrow = meta.story({
  args: everyOutcome,
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Requests' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(300)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByText('⊘')).toBeVisible()
  },
})

/** The rows in the document, such as `GET | posts | ✓ 200 | 40 ms | mount | ['posts']`. */
function linesOf(canvas: StoryContext['canvas']): string[] {
  const rows: HTMLElement[] = canvas.getAllByRole('row').slice(1)
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .join(' | '),
  )
}

/** Waits until `count` requests have ended. Returns their rows, without durations. */
async function requests(canvas: StoryContext['canvas'], count: number): Promise<string[]> {
  await waitFor(() =>
    expect(linesOf(canvas).filter((line) => !line.includes('in flight'))).toHaveLength(count),
  )
  return linesOf(canvas).map((line) => line.replace(/ \d+ ms \|/, ''))
}

function isInside(region: HTMLElement, element: HTMLElement): boolean {
  const { top, bottom } = region.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return box.top >= top && box.bottom <= bottom
}

/** The path in the first row that is fully visible. */
function firstVisible(region: HTMLElement): string {
  const path = within(region)
    .getAllByText(/^todos\/\d+$/)
    .find((cell) => isInside(region, cell))?.textContent
  if (path === undefined) throw new Error('No row can be seen yet.')
  return path
}

/** A log in which each request took 40 ms. */
function logOf(...all: (readonly [path: string, outcome?: Exclude<Outcome, 'pending'>])[]): RequestLog {
  let time = 0
  const log = createRequestLog({ now: () => (time += 40) })
  for (const [path, outcome] of all) {
    const id = log.started('GET', path)
    if (outcome !== undefined) log.ended(id, outcome)
  }
  return log
}

function fill(log: RequestLog): void {
  log.clear()
  for (let id = 1; id <= 10_000; id += 1) log.ended(log.started('GET', `todos/${id}`), 200)
}

/** A tracker that returns these details, in the order of the requests. */
function trackerOf(details: readonly RequestDetails[]): RequestTracker {
  return { start: () => () => {}, details: (id) => details[id - 1] }
}
