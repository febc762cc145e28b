import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { QueryObserverOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ApiClient, ApiRequest } from '#api/client.ts'
import type { Post } from '#contract/post.ts'
import { infinitePostsQuery, postQuery, postsPageQuery, postsQuery, userPostsQuery } from './postQueries.ts'

describe('postsQuery', () => {
  it('asks for one user’s posts when there is one', async () => {
    const { api, asked } = apiWith(100)
    const client = new QueryClient()
    await client.query(postsQuery(api))
    await client.query(postsQuery(api, { userId: 3 }))
    expect(asked).toEqual([{ userId: undefined }, { userId: 3 }])
  })
})

describe('userPostsQuery', () => {
  it('reads the entry of the list that is filtered by this user, also by user 0', async () => {
    const { api, asked } = apiWith(100)
    const client = new QueryClient()
    await client.query(postsQuery(api, { userId: 0 }))
    await client.query(userPostsQuery(api, 0))
    expect(asked).toEqual([{ userId: 0 }])
  })

  it('neither asks for nobody, nor takes all posts for theirs', async () => {
    const { api, asked } = apiWith(100)
    const client = new QueryClient()
    await client.query(postsQuery(api))
    const { status, fetchStatus } = resultOf(client, userPostsQuery(api, undefined))
    expect({ status, fetchStatus }).toEqual({ status: 'pending', fetchStatus: 'idle' })
    expect(asked).toHaveLength(1)
  })
})

describe('postQuery', () => {
  it('asks for one post by its id', async () => {
    const { api, paths } = apiWith(100)
    await expect(new QueryClient().query(postQuery(api, 12))).resolves.toMatchObject({ id: 12 })
    expect(paths).toEqual(['posts/12'])
  })

  it('does not ask for no post', () => {
    const { api, paths } = apiWith(100)
    const { status, fetchStatus } = resultOf(new QueryClient(), postQuery(api, undefined))
    expect({ status, fetchStatus }).toEqual({ status: 'pending', fetchStatus: 'idle' })
    expect(paths).toEqual([])
  })
})

describe('postsPageQuery', () => {
  it('asks for ten posts from where the page begins', async () => {
    const { api, asked } = apiWith(100)
    await new QueryClient().query(postsPageQuery(api, 3))
    expect(asked).toEqual([{ _start: 20, _limit: 10 }])
  })
})

describe('infinitePostsQuery', () => {
  it.each([
    [0, [0]],
    [9, [9, 0]],
    [10, [10, 0]],
    [25, [10, 10, 5, 0]],
    [100, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0]],
  ])('of %i posts ends with an empty page', async (count, sizes) => {
    const { api } = apiWith(count)
    const { pages } = await new QueryClient().infiniteQuery({ ...infinitePostsQuery(api), pages: 99 })
    expect(pages.map((page) => page.length)).toEqual(sizes)
    expect(pages.flat().map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  })

  it('asks for its pages again, also for those that are fresh in entries of their own', async () => {
    const { api, asked } = apiWith(100)
    const client = new QueryClient()
    await client.query(postsPageQuery(api, 1))
    await client.infiniteQuery({ ...infinitePostsQuery(api), pages: 2 })
    expect(asked.map((range) => range?.['_start'])).toEqual([0, 0, 10])
  })
})

/** What a reader of a query sees at once. */
function resultOf(client: QueryClient, options: Pick<QueryObserverOptions, 'queryKey'>) {
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => undefined)
  const result = observer.getCurrentResult()
  stop()
  return result
}

/** An API with that many posts, and the requests it received. */
function apiWith(count: number) {
  const posts = Array.from({ length: count }, (_, index): Post => {
    return { id: index + 1, title: 'A title', body: 'A body', userId: 1 }
  })
  const asked: ApiRequest<unknown>['searchParams'][] = []
  const paths: string[] = []
  const get: ApiClient['get'] = async (path, { schema, searchParams = {} }) => {
    paths.push(path)
    asked.push(searchParams)
    const [, id] = path.split('/')
    if (id !== undefined) return v.parse(schema, posts[Number(id) - 1])
    const start = Number(searchParams['_start'] ?? 0)
    return v.parse(schema, posts.slice(start, start + Number(searchParams['_limit'] ?? count)))
  }
  const api: ApiClient = { get, post: unused, patch: unused, delete: unused }
  return { api, asked, paths }
}

function unused(): Promise<never> {
  return Promise.reject(new Error('Posts are only read.'))
}
