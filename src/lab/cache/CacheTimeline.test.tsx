import { QueryClient, queryOptions } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { recordCache } from './cacheHistory.ts'
import { CacheTimeline } from './CacheTimeline.tsx'
import { Devtools } from './Devtools.tsx'
import { latestMoments } from './moments.ts'

const { queryKey } = queryOptions({ queryKey: ['posts'], queryFn: () => 'posts' })

it('the timeline and the devtools render on a server', () => {
  const client = new QueryClient()
  const history = recordCache(client)
  expect(renderToString(<CacheTimeline history={history} />)).toContain('Nothing in the cache yet')
  client.setQueryData(queryKey, 'posts')
  history.start()
  expect(renderToString(<CacheTimeline history={history} />)).toContain('inactive, never gone')
  history.stop()
  expect(renderToString(<Devtools client={client} />)).toContain('Open TanStack’s devtools')
})

it('the table has the latest moments of all lanes and mutations, the last one first', () => {
  const segment = { state: 'fresh', to: undefined, because: 'an answer came' } as const
  const lane = { hash: '', staleAt: undefined, goneAt: undefined, isGoneEarlier: false }
  const snapshot = {
    lanes: [
      { ...lane, key: ['a'], segments: [10, 10, 30].map((from, index) => ({ ...segment, id: index, from })) },
      { ...lane, key: ['b'], segments: [{ ...segment, id: 3, from: 20 }] },
    ],
    markers: [{ mutationId: 1, name: 'mutation', status: 'error', at: 25 } as const],
  }
  expect(latestMoments(snapshot, 4)).toEqual([
    { id: '2', at: 30, key: "['a']", what: 'fresh: an answer came' },
    { id: 'mutation 1 error', at: 25, key: 'mutation', what: 'mutation failed' },
    { id: '3', at: 20, key: "['b']", what: 'fresh: an answer came' },
    { id: '1', at: 10, key: "['a']", what: 'fresh: an answer came' },
  ])
  expect(latestMoments(snapshot, 100)).toHaveLength(5)
})
