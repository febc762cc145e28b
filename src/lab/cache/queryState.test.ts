import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { stateOf } from './queryState.ts'

afterEach(() => onlineManager.setOnline(true))

it('a request that waits for a connection is paused, and with the connection it is in flight', async () => {
  const client = new QueryClient()
  onlineManager.setOnline(false)
  const stop = new QueryObserver(client, {
    queryKey: ['posts'],
    queryFn: () => new Promise<string>(() => {}),
  }).subscribe(() => {})
  client.mount()
  const [query] = client.getQueryCache().getAll()
  const state = () => query && stateOf(query)
  expect(state()).toBe('paused')
  onlineManager.setOnline(true)
  await expect.poll(state).toBe('fetching')
  stop()
  client.unmount()
})
