import { QueryObserver } from '@tanstack/react-query'
import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { createRequestLog } from '#api/requestLog.ts'
import { trackRequests } from './requestTracker.ts'

const post = { id: 1, userId: 1, title: 'A title', body: 'A body' }
const todo = { id: 201, title: 'Milk', completed: false }

/** A tracked client whose server answers at once: with the statuses pushed to `answers`, in order, then with 200. */
export function testLab({ retries = 0 }: { retries?: number } = {}) {
  const log = createRequestLog()
  const client = createQueryClient({ retries })
  const tracker = trackRequests({ log, queryClient: client })
  const answers: number[] = []
  const api = createApiClient({
    baseUrl: '/',
    async fetch(input, init) {
      const path = String(input).slice(1)
      const id = log.started(init?.method ?? 'GET', path)
      const status = answers.shift() ?? 200
      log.ended(id, status)
      const list = path.startsWith('posts') ? [post] : [todo]
      return Response.json(init?.method === 'GET' ? list : todo, { status })
    },
  })

  return {
    log,
    client,
    tracker,
    api,
    answers,
    get: (path: string, signal: AbortSignal) => api.get(path, { schema: v.unknown(), signal }),
    post: (path: string) => api.post(path, { schema: v.unknown(), body: {} }),
    /** Observes a query, as a component does when it mounts. */
    read<TData, TKey extends QueryKey>(options: QueryObserverOptions<TData, Error, TData, TData, TKey>) {
      const observer = new QueryObserver(client, options)
      return { observer, leave: observer.subscribe(() => {}) }
    },
    /** Every request with its trigger, such as `posts: mount`. */
    triggers: () =>
      log.entries().map(({ id, path }) => `${path}: ${tracker.details(id)?.trigger ?? 'not watched'}`),
    askers: () => log.entries().map(({ id }) => tracker.details(id)?.askedBy),
    keys: () => log.entries().map(({ id }) => tracker.details(id)?.key),
  }
}
