import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createQueryClient } from './queryClient.ts'

const MINUTE_MS = 60_000
const passing = new ApiError('network', 'The server could not be reached.')
const lasting = new ApiError('status', 'The server does not have what was asked for (404).', { status: 404 })

describe('a query that fails with a passing fault', () => {
  it('asks again after 250 ms, and again after 500 ms more', async () => {
    const { queryFn } = failing(createQueryClient(), passing)
    const calls: number[] = []
    for (const step of [0, 249, 1, 499, 1]) {
      await vi.advanceTimersByTimeAsync(step)
      calls.push(queryFn.mock.calls.length)
    }
    expect(calls).toEqual([1, 1, 2, 2, 3])
  })

  it('shows its error after the last try', async () => {
    const { result } = failing(createQueryClient(), passing)
    await vi.advanceTimersByTimeAsync(750)
    expect(result()).toMatchObject({ status: 'error', error: passing })
  })

  it('shows its data when a later try succeeds', async () => {
    const { queryFn, result } = failing(createQueryClient(), passing)
    queryFn.mockResolvedValue('posts')
    await vi.advanceTimersByTimeAsync(250)
    expect(result()).toMatchObject({ status: 'success', data: 'posts' })
  })
})

describe('a query that fails with a lasting fault', () => {
  it('shows its error at once', async () => {
    const { result } = failing(createQueryClient(), lasting)
    await vi.advanceTimersByTimeAsync(0)
    expect(result()).toMatchObject({ status: 'error', error: lasting })
  })
})

it.each([0, 4])('with %i retries a query asks that many times more', async (retries) => {
  const { queryFn } = failing(createQueryClient({ retries }), passing)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(queryFn).toHaveBeenCalledTimes(retries + 1)
})

describe('a mutation', () => {
  it('is never sent twice', async () => {
    const client = openClient(createQueryClient())
    const mutationFn = vi.fn<() => Promise<string>>(() => Promise.reject(passing))
    new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })

  it('is sent while the browser believes to be offline', async () => {
    const client = openClient(createQueryClient())
    goOffline()
    const mutationFn = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
    void new MutationObserver(client, { mutationFn }).mutate()
    await vi.advanceTimersByTimeAsync(0)
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('a query', () => {
  it('asks while the browser believes to be offline', async () => {
    goOffline()
    const { queryFn } = failing(createQueryClient(), passing)
    await vi.advanceTimersByTimeAsync(0)
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('refetches when the browser is online again', async () => {
    goOffline()
    const { queryFn } = failing(createQueryClient({ retries: 0 }), passing)
    await vi.advanceTimersByTimeAsync(0)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})

/** A query with an observer that fails each time, with fake timers. */
function failing(client: QueryClient, error: Error) {
  openClient(client)
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(error))
  const observer = new QueryObserver(client, { queryKey: ['posts'], queryFn })
  onTestFinished(observer.subscribe(() => {}))
  return { queryFn, result: () => observer.getCurrentResult() }
}

/** Mounts a client, with fake timers, until the test ends. */
function openClient(client: QueryClient): QueryClient {
  vi.useFakeTimers()
  client.mount()
  onTestFinished(() => {
    client.unmount()
    client.clear()
    vi.useRealTimers()
  })
  return client
}

function goOffline(): void {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}
