import { EventEmitter, once } from 'node:events'
import { MutationObserver, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#api/queryClient.ts'
import { createRequestLog } from '#api/requestLog.ts'
import { keepEarlyEvents } from './earlyEvents.ts'
import { createServerRecording } from './serverRecording.ts'

/** A page whose requests wait for its server, and whose recorder comes with it. */
function startingPage() {
  const queryClient = createQueryClient({ retries: 0 })
  const early = keepEarlyEvents(queryClient)
  const log = createRequestLog()
  const recording = createServerRecording({ queryClient, log })
  const server = new EventEmitter()

  async function ask(method: string, path: string): Promise<string> {
    await once(server, 'here')
    log.ended(log.started(method, path), 200)
    return path
  }

  return {
    queryClient,
    ask,
    posts: (userId?: number) =>
      queryOptions({
        queryKey: ['posts', { userId }],
        queryFn: () => ask('GET', userId === undefined ? 'posts' : `posts?userId=${userId}`),
      }),
    /** The recorder starts, and then the requests leave. */
    async serve() {
      const stop = recording.start(early)
      server.emit('here')
      await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0)
      stop()
    },
    reasons: () =>
      log
        .entries()
        .map(({ id, path }) => `${path}: ${recording.tracker.details(id)?.trigger ?? 'not recorded'}`),
    lanes: () =>
      recording.cache.snapshot().lanes.map(({ segments }) => segments.map(({ because }) => because)),
  }
}

it('explains requests that were asked for before its code came', async () => {
  const page = startingPage()
  const reader = new QueryObserver(page.queryClient, page.posts())
  const leave = reader.subscribe(() => {})
  await Promise.resolve()
  reader.setOptions(page.posts(2))
  await Promise.resolve()
  const adding = new MutationObserver(page.queryClient, { mutationFn: () => page.ask('POST', 'todos') })
  const added = adding.mutate()
  await Promise.resolve()

  await page.serve()
  await added
  expect(page.reasons()).toEqual(['posts: mount', 'posts?userId=2: key change', 'todos: mutation'])
  leave()
})

it('records each entry from its first request on, and calls none of them older than itself', async () => {
  const page = startingPage()
  const leave = new QueryObserver(page.queryClient, page.posts()).subscribe(() => {})
  await page.serve()
  expect(page.lanes()).toEqual([['asked for the first time', 'an answer came']])
  leave()
})
