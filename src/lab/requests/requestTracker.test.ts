import {
  focusManager,
  infiniteQueryOptions,
  InfiniteQueryObserver,
  onlineManager,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { infinitePostsQuery, postsPageQuery, postsQuery } from '#features/posts/postQueries.ts'
import type { ApiClient } from '#api/client.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { LOG_LIMIT } from '#api/requestLog.ts'
import { testLab } from './testLab.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const toBeStale = () => later(10_001)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('a query that is read', () => {
  it('asks at its mount, by its key', async () => {
    const { read, triggers, keys, api } = watched()
    read(postsQuery(api, { userId: 2 }))
    await settle()
    expect(triggers()).toEqual(['posts?userId=2: mount'])
    expect(keys()).toEqual([['posts', 'list', { userId: 2 }]])
  })

  it('asks because its key changed', async () => {
    const { read, triggers, keys, api } = watched()
    const { observer } = read(postsQuery(api))
    await settle()
    observer.setOptions(postsQuery(api, { userId: 1 }))
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'posts?userId=1: key change'])
    expect(keys()[1]).toEqual(['posts', 'list', { userId: 1 }])
  })

  it('asks because it is enabled now', async () => {
    const { read, triggers, api } = watched()
    const { observer } = read({ ...postsQuery(api), enabled: false })
    observer.setOptions({ ...postsQuery(api), enabled: true })
    await settle()
    expect(triggers()).toEqual(['posts: enabled'])
  })

  it('asks when the page is looked at again', async () => {
    const { read, triggers, api } = watched()
    read(postsQuery(api))
    await toBeStale()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'posts: focus'])
  })

  it('asks when the connection is back', async () => {
    const { read, triggers, api } = watched()
    read(postsQuery(api))
    await toBeStale()
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'posts: reconnect'])
  })

  it('asks by hand, also right after the page was looked at', async () => {
    const { read, triggers, api } = watched()
    const { observer } = read(postsQuery(api))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await later(1)
    void observer.refetch()
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'posts: refetch'])
  })
})

describe('an invalidated query', () => {
  it('asks because of that', async () => {
    const { read, client, triggers, api } = watched()
    read(postsQuery(api))
    read(todosQuery(api))
    await settle()
    void client.invalidateQueries()
    await settle()
    expect(triggers().slice(2)).toEqual(['posts: invalidation', 'todos: invalidation'])
  })

  it('asks because of that in the middle of a refetch, and when it is invalidated twice', async () => {
    const { read, client, triggers, api } = watched()
    const { observer } = read(postsQuery(api))
    await settle()
    void observer.refetch()
    void client.invalidateQueries()
    void client.invalidateQueries()
    await settle()
    expect(triggers().slice(1)).toEqual(['posts: refetch', 'posts: invalidation', 'posts: invalidation'])
  })

  it('asks because of that again when its new answer was called off, although that is no event', async () => {
    const { read, client, triggers, api } = watched()
    read(postsQuery(api))
    await settle()
    void client.invalidateQueries()
    await client.cancelQueries()
    void client.invalidateQueries()
    await settle()
    expect(triggers().slice(1)).toEqual(['posts: invalidation', 'posts: invalidation'])
  })

  it('asks by hand once its new answer has failed', async () => {
    const { read, client, answers, triggers, api } = watched()
    const { observer } = read(postsQuery(api))
    await settle()
    answers.push(500)
    void client.invalidateQueries()
    await settle()
    void observer.refetch()
    await settle()
    expect(triggers().slice(1)).toEqual(['posts: invalidation', 'posts: refetch'])
  })

  it('asks at the next mount when nobody reads it', async () => {
    const { read, client, triggers, api } = watched()
    read(postsQuery(api)).leave()
    await settle()
    void client.invalidateQueries()
    await settle()
    read(postsQuery(api))
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'posts: mount'])
  })
})

describe('a failed query', () => {
  it('tries again beside another one, each by its own key', async () => {
    const { read, answers, keys, triggers, api } = watched({ retries: 1 })
    answers.push(500, 500)
    read(postsQuery(api))
    read(todosQuery(api))
    await later(1000)
    expect(triggers().slice(2)).toEqual(['posts: retry', 'todos: retry'])
    expect(keys().slice(2)).toEqual([
      ['posts', 'list', {}],
      ['todos', 'list'],
    ])
  })

  it('is still known to try again when its first try was not watched', async () => {
    const lab = testLab({ retries: 2 })
    lab.answers.push(500, 500)
    lab.read(postsQuery(lab.api))
    await settle()
    onTestFinished(lab.tracker.start())
    await later(1000)
    expect(lab.triggers()).toEqual(['posts: not watched', 'posts: retry', 'posts: retry'])
  })
})

describe('queries in one tick', () => {
  it('are told apart', async () => {
    const { client, api, read, triggers, keys } = watched()
    read(todosQuery(api))
    read(postsQuery(api))
    new InfiniteQueryObserver(client, infinitePostsQuery(api)).subscribe(() => {})
    void client.prefetchQuery(postsPageQuery(api, 3))
    await settle()
    expect(triggers()).toEqual([
      'todos: mount',
      'posts: mount',
      'posts?_start=0&_limit=10: mount',
      'posts?_start=20&_limit=10: prefetch',
    ])
    expect(keys().slice(2)).toEqual([
      ['posts', 'infinite'],
      ['posts', 'page', { page: 3 }],
    ])
  })

  it('explain one request between them when they share an entry', async () => {
    const { client, api, read, triggers } = watched()
    read(postsPageQuery(api, 1))
    new InfiniteQueryObserver(client, sharingPostsQuery(api)).subscribe(() => {})
    await settle()
    expect(triggers()).toEqual(['posts?_start=0&_limit=10: mount'])
  })
})

describe('a query that takes its time', () => {
  it('is known when it asks late', async () => {
    const { read, get, triggers } = watched()
    read({
      queryKey: ['late'],
      queryFn: async ({ signal }) => {
        await Promise.resolve()
        return get('late', signal)
      },
    })
    await settle()
    expect(triggers()).toEqual(['late: mount'])
  })

  it('is not taken for what others ask for meanwhile', async () => {
    const { read, api, triggers, askers } = watched()
    const { observer } = read(todosQuery(api))
    await settle()
    read({
      queryKey: ['slow'],
      queryFn: async ({ client }) => {
        await client.query(postsQuery(api))
        return new Promise(() => {})
      },
    })
    await settle()
    void observer.refetch()
    await settle()
    expect(triggers()).toEqual(['todos: mount', 'posts: mount', 'todos: refetch'])
    expect(askers()).toEqual([undefined, ['slow'], undefined])
  })
})

describe('a list page by page', () => {
  it('asks for the next page', async () => {
    const { triggers, observer } = watchedPages()
    await settle()
    void observer.fetchNextPage()
    await settle()
    expect(triggers()).toEqual(['list?page=1: mount', 'list?page=2: next page'])
  })

  it('asks for all of its pages again for one reason', async () => {
    const { client, triggers, keys, observer } = watchedPages()
    await settle()
    await observer.fetchNextPage()
    void client.invalidateQueries()
    await settle()
    expect(triggers().slice(2)).toEqual(['list?page=1: invalidation', 'list?page=2: invalidation'])
    expect(keys()).toEqual(Array.from({ length: 4 }, () => ['list']))
  })

  it('does so through the entries of its pages as well', async () => {
    const { client, api, triggers, keys, askers } = watched()
    const observer = new InfiniteQueryObserver(client, sharingPostsQuery(api))
    observer.subscribe(() => {})
    await settle()
    await observer.fetchNextPage()
    await toBeStale()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await settle()
    expect(triggers().map((line) => line.split(': ')[1])).toEqual(['mount', 'next page', 'focus', 'focus'])
    expect(keys()[3]).toEqual(['posts', 'page', { page: 2 }])
    expect(askers()).toEqual(Array.from({ length: 4 }, () => ['posts', 'sharing']))
  })
})

describe('watching', () => {
  it('knows nothing of what left earlier', async () => {
    const { api, read, tracker, triggers } = testLab()
    read(postsQuery(api))
    await settle()
    onTestFinished(tracker.start())
    expect(triggers()).toEqual(['posts: not watched'])
  })

  it('takes nothing for the request of a fetch that began earlier', () => {
    const { api, read, tracker, log, keys } = testLab()
    read(postsQuery(api))
    onTestFinished(tracker.start())
    log.started('GET', 'todos')
    expect(keys()).toEqual([undefined, undefined])
  })

  it('says so when no query and no mutation asked', async () => {
    const { log, triggers } = watched()
    log.started('GET', 'posts')
    expect(triggers()).toEqual(['posts: unknown'])
  })

  it('forgets what the log forgets', () => {
    const { log, tracker } = watched()
    for (let request = 0; request <= LOG_LIMIT; request += 1) log.started('GET', 'posts')
    expect([tracker.details(1), tracker.details(2)]).toEqual([undefined, { trigger: 'unknown' }])
    log.clear()
    expect(tracker.details(2)).toBeUndefined()
  })
})

function watched(options: Parameters<typeof testLab>[0] = {}) {
  const lab = testLab(options)
  lab.client.mount()
  onTestFinished(lab.client.unmount.bind(lab.client))
  onTestFinished(lab.tracker.start())
  return lab
}

/** An infinite query that reads each page through an entry of its own. */
const sharingPostsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    ...infinitePostsQuery(api),
    queryKey: ['posts', 'sharing'],
    queryFn: ({ pageParam, client }) => client.query(postsPageQuery(api, pageParam)),
  })

/** An infinite query that requests its pages itself. */
function watchedPages(retries = 0) {
  const lab = watched({ retries })
  const observer = new InfiniteQueryObserver(lab.client, {
    queryKey: ['list'],
    queryFn: ({ pageParam, signal }) => lab.get(`list?page=${pageParam}`, signal),
    initialPageParam: 1,
    getNextPageParam: (_page, _pages, last) => (last === 2 ? undefined : last + 1),
  })
  observer.subscribe(() => {})
  return { ...lab, observer }
}
