import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RequestStrip } from '#course/world/RequestStrip.tsx'
import type { RequestStripProps } from '#course/world/RequestStrip.tsx'
import { createRequestLog } from '#api/requestLog.ts'

const meta = preview.meta({
  title: 'Components/Lab/Request strip',
  component: RequestStrip,
  args: { log: createRequestLog() },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests yet')).toBeVisible()
  },
})

export const ShowsHowEachRequestEnds = meta.story({
  args: {
    log: logOf([
      ['posts', 200],
      ['posts?userId=1', 'cancelled'],
      ['todos', 'no answer'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/^3 requests, 1 cancelled, 1 failed/)
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'GET posts → 200 in 40 ms',
      'GET posts?userId=1 → cancelled in 40 ms',
      'GET todos → no answer in 40 ms',
    ])
  },
})

/** A narrow line has the number and the latest request, whole. What came to nothing is told to a screen reader there. */
export const OnANarrowLine = ShowsHowEachRequestEnds.extend({
  tags: ['proof'],
  render: (args) => (
    <div style={{ width: '19rem' }}>
      <RequestStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('group')
    await expect(strip).toHaveTextContent(/^3 requests, 1 cancelled, 1 failed/)
    await expect(strip.clientHeight).toBeLessThan(48)
    const [list, latest] = [canvas.getByRole('list'), canvas.getAllByRole('listitem').at(-1)].map((part) =>
      part?.getBoundingClientRect(),
    )
    await expect(latest?.left).toBe(list?.left)
    await expect(latest?.right).toBeLessThanOrEqual(list?.right ?? 0)
    await expect(Math.abs((latest?.top ?? 0) - (list?.top ?? 9))).toBeLessThan(2)
  },
})

/** Of two in flight, the slow one may end last: that is what a race is about. */
export const ALateAnswerComesIntoSight = OnANarrowLine.extend({
  args: { log: raceOfTwo() },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    const seen = canvas.getAllByRole('listitem').filter((pill) => {
      const { top, bottom } = pill.getBoundingClientRect()
      return bottom > list.top && top < list.bottom
    })
    await expect(seen.map(({ textContent }) => textContent)).toEqual(['GET posts?userId=1 → 200 in 120 ms'])
  },
})

const colorOf = (element: HTMLElement): string => getComputedStyle(element).color

const everyEnd = logOf([
  ['posts', 200],
  ['posts?userId=1', 'cancelled'],
  ['todos', 'no answer'],
])
everyEnd.started('GET', 'users')

const onAPhone = (args: RequestStripProps) => (
  <div style={{ width: '21.5rem' }}>
    <RequestStrip {...args} />
  </div>
)

/** Addresses differ at their end. */
export const CutsThePathAtItsBeginning = meta.story({
  tags: ['proof'],
  args: { log: logOf([['posts?category=announcements&userId=1', 200]]) },
  render: onAPhone,
  play: async ({ canvas }) => {
    const path = canvas.getByText('posts?category=announcements&userId=1')
    const [whole, seen] = [path, path.parentElement ?? path].map((one) => one.getBoundingClientRect())
    await expect(whole?.left).toBeLessThan(seen?.left ?? 0)
    await expect(whole?.right).toBeLessThanOrEqual((seen?.right ?? 0) + 1)
  },
})

export const ShowsWhichPageOnANarrowLine = meta.story({
  tags: ['proof'],
  args: { log: logOf([['posts?_start=10&_limit=10', 200]]) },
  render: onAPhone,
  play: async ({ canvas }) => {
    const path = canvas.getByText(/_start=10/)
    const [whole, seen] = [path, path.parentElement ?? path].map((one) => one.getBoundingClientRect())
    await expect(whole?.left).toBeGreaterThanOrEqual(seen?.left ?? Infinity)
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'GET posts?_start=10&_limit=10 → 200 in 40 ms',
    )
  },
})

/** Colours are for the states of cache entries. */
export const ResultsHaveOneColor = meta.story({
  tags: ['proof'],
  args: { log: everyEnd },
  play: async ({ canvas }) => {
    const outcomes = canvas.getAllByText(/200|cancelled|no answer|in flight/, { selector: 'b' })
    await expect(outcomes).toHaveLength(4)
    await expect(new Set(outcomes.map(colorOf)).size).toBe(1)
  },
})

export const LeavesOutEarlierRequests = meta.story({
  tags: ['proof'],
  args: { log: logOf(Array.from({ length: 10 }, (_, index) => [`posts?userId=${index}`, 200])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/^10 requests/)
    await expect(canvas.getByText(/userId=9/)).toBeVisible()
    await expect(canvas.queryByText(/userId=1/)).not.toBeInTheDocument()
  },
})

/** None is half in sight, and the latest is among those that are. */
export const CutsNone = LeavesOutEarlierRequests.extend({
  args: { log: logOf(Array.from({ length: 6 }, (_, index) => [`posts?userId=${index}`, 200])) },
  render: (args) => (
    <div style={{ width: '48rem' }}>
      <RequestStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    const pills = canvas.getAllByRole('listitem').map((pill) => pill.getBoundingClientRect())
    const seen = pills.filter(({ top, bottom }) => bottom > list.top && top < list.bottom)
    await expect(seen.at(-1)).toBe(pills.at(-1))
    await expect(seen.length).toBeLessThan(6)
    await expect(seen[0]?.left).toBe(list.left)
    for (const { top, bottom, right } of seen) {
      await expect(top).toBeGreaterThanOrEqual(list.top - 1)
      await expect(bottom).toBeLessThanOrEqual(list.bottom + 1)
      await expect(right).toBeLessThanOrEqual(list.right + 1)
    }
  },
})

const growing = createRequestLog()

export const FollowsTheLog = meta.story({
  tags: ['proof'],
  args: { log: growing },
  beforeEach: () => growing.clear(),
  play: async ({ canvas, step }) => {
    await step('a request that leaves is in flight', async () => {
      growing.started('GET', 'posts')
      await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('GET posts → in flight'))
    })
    await step('and shows its status once it has ended', async () => {
      growing.ended(growing.entries()[0]?.id ?? 0, 500)
      await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(/GET posts → 500 in \d+ ms/))
    })
  },
})

/** A log in which each request took 40 ms. */
function logOf(requests: (readonly [path: string, outcome: 200 | 'cancelled' | 'no answer'])[]) {
  let time = 0
  const log = createRequestLog({ now: () => (time += 40) })
  for (const [path, outcome] of requests) log.ended(log.started('GET', path), outcome)
  return log
}

/** A log in which the first of two requests is answered last. */
function raceOfTwo() {
  let time = 0
  const log = createRequestLog({ now: () => (time += 40) })
  const [slow, fast] = [1, 2].map((id) => log.started('GET', `posts?userId=${id}`))
  log.ended(fast ?? 0, 200)
  log.ended(slow ?? 0, 200)
  return log
}
