import {
  environmentManager,
  MutationObserver,
  QueryClient,
  QueryObserver,
  timeoutManager,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordCache } from './cacheHistory.ts'
import type { CacheHistory, CacheHistoryOptions } from './cacheHistory.ts'
import { openSegment } from './lanes.ts'

const KEY = ['posts']
const ANSWER_MS = 100
const START = new Date('2030-01-01T12:00:00').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  // In Node the library assumes a server, where nothing becomes stale or is collected.
  environmentManager.setIsServer(() => false)
})

afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a reader', () => {
  it('goes from fetching to fresh to stale, which comes after 10 s', async () => {
    const { history, read, query } = watched()
    read()
    await vi.advanceTimersByTimeAsync(ANSWER_MS + 9999)
    expect(told(history)).toEqual(['0 fetching: a reader came', '100 fresh: an answer came'])
    expect(query().isStale()).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(told(history).at(-1)).toBe('10100 stale: its time was up')
    expect(query().isStale()).toBe(true)
  })

  it('takes no negative time where the system’s clock is set back', async () => {
    const { history, read } = watched()
    read()
    vi.setSystemTime(START - 3_600_000)
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(told(history)).toEqual(['0 fetching: a reader came', '0 fresh: an answer came'])
  })

  it('tells when its data becomes stale, while it is fresh', async () => {
    const { history, read } = watched()
    read()
    await vi.advanceTimersByTimeAsync(0)
    expect(lane(history).staleAt).toBeUndefined()
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(lane(history).staleAt).toBe(START + 10_100)
    await vi.advanceTimersByTimeAsync(10_001)
    expect(lane(history).staleAt).toBeUndefined()
  })

  it.each([Infinity, 'static' as const])('is never stale for a staleTime of %s', async (staleTime) => {
    const { history, read } = watched()
    read({ staleTime })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(lane(history).staleAt).toBe('never')
    expect(now(history)).toBe('fresh')
  })

  it('follows a staleTime that no timer of a browser can hold', async () => {
    const { history, read } = watched()
    const timers = vi.spyOn(timeoutManager, 'setTimeout')
    read({ staleTime: 2 ** 31 + 10_000 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(timers.mock.calls.length).toBeLessThan(10)
    await vi.advanceTimersByTimeAsync(2 ** 31)
    expect(now(history)).toBe('fresh')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(now(history)).toBe('stale')
  })

  it('is stale as soon as the most impatient of several thinks so', async () => {
    const { history, read } = watched()
    read()
    read({ staleTime: 3000 })
    await vi.advanceTimersByTimeAsync(ANSWER_MS + 3001)
    expect(told(history).at(-1)).toBe('3100 stale: its time was up')
  })

  it('is stale at once without a staleTime', async () => {
    const { history, read } = watched()
    read({ staleTime: 0 })
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(told(history)).toEqual(['0 fetching: a reader came', '100 stale: an answer came'])
  })

  it('asks again while the data is stale', async () => {
    const { history, read, client } = watched()
    read()
    await vi.advanceTimersByTimeAsync(11_000)
    void client.refetchQueries({ queryKey: KEY })
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(told(history).slice(-2)).toEqual(['11000 fetching: asked again', '11100 fresh: an answer came'])
  })

  it('shows why a request failed', async () => {
    const { history, read } = watched()
    read({ queryFn: () => Promise.reject(new Error('no luck')) })
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('0 failed: no luck')
  })

  it('is failed until it is asked again, also with data from before', async () => {
    const { history, read, client } = watched()
    const queryFn = vi.fn(() => Promise.resolve('data'))
    read({ queryFn })
    await vi.advanceTimersByTimeAsync(0)
    queryFn.mockRejectedValueOnce(new Error('no luck'))
    await client.refetchQueries({ queryKey: KEY })
    expect(now(history)).toBe('failed')
    await client.refetchQueries({ queryKey: KEY })
    expect(told(history).slice(-2)).toEqual(['0 fetching: asked again', '0 fresh: an answer came'])
  })

  it('is inactive while it is disabled, and kept', async () => {
    const { history, read, client } = watched()
    client.setQueryData(KEY, 'posts')
    read({ enabled: false })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(now(history)).toBe('inactive')
    expect(lane(history).goneAt).toBe('never')
  })

  it('follows what it asks for', async () => {
    const { history, client } = watched()
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => answer() })
    observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1000)
    const ask = async (options: { enabled?: boolean; staleTime?: number }) => {
      observer.setOptions({ queryKey: KEY, queryFn: () => answer(), ...options })
      await vi.advanceTimersByTimeAsync(1000)
    }
    await ask({ enabled: false })
    await ask({ enabled: false, staleTime: 20_000 })
    await ask({ staleTime: 20_000 })
    expect(lane(history).staleAt).toBe(START + 20_100)
    expect(told(history).slice(2)).toEqual([
      '1000 inactive: its readers are disabled',
      '3000 fresh: new enough for its readers',
    ])
  })
})

describe('an entry without a reader', () => {
  it('is inactive, with a countdown from the moment the last one left', async () => {
    const { history, read } = watched()
    const [leave, leaveLast] = [read(), read()]
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    await vi.advanceTimersByTimeAsync(1000)
    expect(now(history)).toBe('fresh')
    leaveLast()
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('2000 inactive: the last reader left')
    expect(lane(history).goneAt).toBe(START + 2000 + 300_000)
  })

  it('does not go when a reader comes before zero', async () => {
    const { history, read } = watched()
    const leave = read()
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    await vi.advanceTimersByTimeAsync(4000)
    read()
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('5000 fresh: a reader came')
    expect(lane(history).goneAt).toBeUndefined()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(now(history)).toBe('stale')
  })

  it('goes when the library throws it away, which is the moment that was told', async () => {
    const { history, read } = watched()
    const leave = read()
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    await vi.advanceTimersByTimeAsync(299_999)
    expect(now(history)).toBe('inactive')
    await vi.advanceTimersByTimeAsync(1)
    expect(told(history).at(-1)).toBe('301000 gone: unused for its gcTime')
    expect(lane(history).goneAt).toBeUndefined()
  })

  it('never goes for a gcTime of Infinity', async () => {
    const { history, read } = watched()
    const leave = read({ gcTime: Infinity })
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(now(history)).toBe('inactive')
    expect(lane(history).goneAt).toBe('never')
  })

  it('begins a new life in the same lane', async () => {
    const { history, read } = watched()
    read({ gcTime: 0 })()
    await vi.advanceTimersByTimeAsync(1000)
    read()
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(told(history).slice(-3).map(stateIn)).toEqual(['gone', 'fetching', 'fresh'])
    expect(history.snapshot().lanes).toHaveLength(1)
  })

  it('is inactive after a prefetch, with a countdown from the answer', async () => {
    const { history, client } = watched()
    void client.query({ queryKey: KEY, queryFn: () => answer(), gcTime: 60_000 })
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(told(history)).toEqual(['0 fetching: asked for the first time', '100 inactive: an answer came'])
    expect(lane(history).goneAt).toBe(START + ANSWER_MS + 60_000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told(history).at(-1)).toBe('60100 gone: unused for its gcTime')
  })

  it('does not restart the countdown when data is put into it', async () => {
    const { history, client } = watched()
    client.setQueryData(KEY, 'one')
    await vi.advanceTimersByTimeAsync(200_000)
    client.setQueryData(KEY, 'two')
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('200000 inactive: data was set')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(now(history)).toBe('gone')
  })

  it('is inactive when its reader leaves in the middle of a request', async () => {
    const { history, read } = watched()
    const leave = read({ queryFn: ({ signal }) => answer(signal) })
    await vi.advanceTimersByTimeAsync(50)
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history)).toEqual(['0 fetching: a reader came', '50 inactive: the last reader left'])
  })
})

describe('what is done to an entry', () => {
  it('is stale when it is invalidated without being asked for again', async () => {
    const { history, read, client } = watched()
    read()
    await vi.advanceTimersByTimeAsync(1000)
    void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('1000 stale: invalidated')
  })

  it('is fetching, for that reason, when it is invalidated and read', async () => {
    const { history, read, client } = watched()
    read()
    await vi.advanceTimersByTimeAsync(1000)
    void client.invalidateQueries({ queryKey: KEY })
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('1000 fetching: invalidated')
  })

  it('shows data that is set while it is fresh, and restarts the countdown', async () => {
    const { history, read, client } = watched()
    read()
    await vi.advanceTimersByTimeAsync(5000)
    client.setQueryData(KEY, 'other posts')
    await vi.advanceTimersByTimeAsync(0)
    expect(told(history).at(-1)).toBe('5000 fresh: data was set')
    expect(lane(history).staleAt).toBe(START + 15_000)
  })

  it('is gone when it is removed, though its reader holds on to it', async () => {
    const { history, read, client } = watched()
    read()
    await vi.advanceTimersByTimeAsync(1000)
    client.removeQueries({ queryKey: KEY })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(told(history).at(-1)).toBe('1000 gone: removed')
  })

  it('has a lane for each key', async () => {
    const { history, read } = watched()
    read()
    read({ queryKey: ['todos'] })
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(history.snapshot().lanes.map(({ key }) => key)).toEqual([KEY, ['todos']])
  })
})

describe('mutations', () => {
  it.each([
    ['success', () => answer()],
    ['error', () => answer().then(() => Promise.reject(new Error('no luck')))],
  ] as const)('leave two markers: pending and %s', async (status, mutationFn) => {
    const { history, client } = watched()
    const observer = new MutationObserver(client, {
      mutationKey: ['todos', 'add'],
      mutationFn,
      onMutate: () => 'what makes it report twice that it is pending',
    })
    observer.mutate().catch(() => {})
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(history.snapshot().markers).toMatchObject([
      { name: "['todos', 'add']", status: 'pending', at: START },
      { name: "['todos', 'add']", status, at: START + ANSWER_MS },
    ])
  })

  it('leave nothing when they are dismissed', async () => {
    const { history, client } = watched()
    await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate()
    client.getMutationCache().clear()
    expect(history.snapshot().markers.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'mutation pending',
      'mutation success',
    ])
  })
})

describe('watching', () => {
  it('subscribes to nothing before it starts and after it stops', () => {
    const { client, history } = watched({}, { started: false })
    const subscriptions = () =>
      [client.getQueryCache(), client.getMutationCache()].map((cache) => cache.hasListeners())
    expect(subscriptions()).toEqual([false, false])
    history.start()
    history.start()
    expect(subscriptions()).toEqual([true, true])
    history.stop()
    expect(subscriptions()).toEqual([false, false])
  })

  it('leaves no timer behind', async () => {
    const { client, history, read } = watched()
    const leave = read()
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    history.stop()
    leave()
    client.clear()
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begins with what is there, and does not pretend to know since when nobody reads it', async () => {
    const { client, history } = watched({}, { started: false })
    client.setQueryData(KEY, 'posts')
    await vi.advanceTimersByTimeAsync(100_000)
    history.start()
    expect(told(history)).toEqual(['100000 inactive: was there before'])
    expect(lane(history)).toMatchObject({ goneAt: START + 400_000, isGoneEarlier: true })
    await vi.advanceTimersByTimeAsync(200_000)
    expect(told(history).at(-1)).toBe('300000 gone: removed, or unused for its gcTime')
  })

  it('leaves a gap for the time in which nobody watched', async () => {
    const { client, history, read } = watched()
    read()
    await vi.advanceTimersByTimeAsync(1000)
    history.stop()
    expect(now(history)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    history.start()
    expect(lane(history).segments.slice(-2)).toMatchObject([
      { state: 'fresh', from: START + 100, to: START + 1000 },
      { state: 'fresh', from: START + 2000, to: undefined },
    ])
    history.stop()
    client.clear()
    history.start()
    expect(told(history).at(-1)).toBe('2000 gone: while nobody watched')
  })

  it('tells its listeners once for all that happens together, and not while it happens', async () => {
    const { history, read } = watched()
    await vi.advanceTimersByTimeAsync(0)
    const listener = vi.fn()
    const unsubscribe = history.subscribe(listener)
    read()
    expect(listener).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('hands out the same snapshot while nothing happens, and never changes one', async () => {
    const { history, read } = watched()
    read()
    await vi.advanceTimersByTimeAsync(0)
    const before = history.snapshot()
    expect(history.snapshot()).toBe(before)
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
    expect(before.lanes[0]?.segments).toMatchObject([{ state: 'fetching', to: undefined }])
    expect(history.snapshot()).not.toBe(before)
  })
})

describe('memory', () => {
  it('keeps the latest segments of each lane', async () => {
    const { client, history } = watched({ segments: 3 })
    for (let round = 1; round <= 10; round += 1) {
      client.setQueryData(KEY, round)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(told(history).map((line) => line.split(' ')[0])).toEqual(['70', '80', '90'])
  })

  it('forgets keys that are gone first, then the oldest', async () => {
    const { client, history } = watched({ lanes: 3 })
    for (const key of ['a', 'b', 'c']) client.setQueryData([key], key)
    await vi.advanceTimersByTimeAsync(0)
    client.removeQueries({ queryKey: ['b'] })
    client.setQueryData(['d'], 'd')
    await vi.advanceTimersByTimeAsync(0)
    expect(history.snapshot().lanes.map(({ key }) => key[0])).toEqual(['a', 'c', 'd'])
    client.setQueryData(['e'], 'e')
    await vi.advanceTimersByTimeAsync(0)
    expect(history.snapshot().lanes.map(({ key }) => key[0])).toEqual(['c', 'd', 'e'])
  })

  it('keeps the latest markers', async () => {
    const { client, history } = watched({ markers: 3 })
    for (let round = 1; round <= 5; round += 1) {
      await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate()
    }
    const { markers } = history.snapshot()
    expect(markers.map(({ status }) => status)).toEqual(['success', 'pending', 'success'])
  })
})

/** A recorded client, and observers whose queries answer after 100 ms, are fresh for 10 s and kept for 5 min. */
function watched(options: CacheHistoryOptions = {}, { started = true } = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: 300_000, staleTime: 10_000 } },
  })
  const history = recordCache(client, options)
  if (started) history.start()
  return {
    client,
    history,
    query: () => found(client.getQueryCache().get(JSON.stringify(KEY))),
    read(given: Partial<ConstructorParameters<typeof QueryObserver>[1]> = {}) {
      const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => answer(), ...given })
      return observer.subscribe(() => {})
    },
  }
}

function answer(signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => resolve('posts'), ANSWER_MS)
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })
}

function lane(history: CacheHistory) {
  return found(history.snapshot().lanes[0])
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('There is no such thing.')
  return thing
}

function now(history: CacheHistory) {
  return openSegment(lane(history))?.state
}

/** The segments of the first lane, as ‘100 fresh: an answer came’, in ms since the start. */
function told(history: CacheHistory): string[] {
  return lane(history).segments.map(({ from, state, because }) => `${from - START} ${state}: ${because}`)
}

function stateIn(line: string): string | undefined {
  return line.split(/[ :]/)[1]
}
