import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ApiClient, ApiRequest } from '#api/client.ts'
import type { Post } from '#contract/post.ts'
import { infinitePostsQuery, postsPageQuery, postsQuery } from './postQueries.ts'

describe('postsQuery', () => {
  it('asks for one user’s posts when there is one', async () => {
    const { api, asked } = apiWith(100)
    const client = new QueryClient()
    await client.query(postsQuery(api))
    await client.query(postsQuery(api, { userId: 3 }))
    expect(asked).toEqual([{ userId: undefined }, { userId: 3 }])
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

/** An API with that many posts, and the requests it received. */
function apiWith(count: number) {
  const posts = Array.from({ length: count }, (_, index): Post => {
    return { id: index + 1, title: 'A title', body: 'A body', userId: 1 }
  })
  const asked: ApiRequest<unknown>['searchParams'][] = []
  const get: ApiClient['get'] = async (_path, { schema, searchParams = {} }) => {
    asked.push(searchParams)
    const start = Number(searchParams['_start'] ?? 0)
    return v.parse(schema, posts.slice(start, start + Number(searchParams['_limit'] ?? count)))
  }
  const api: ApiClient = { get, post: unused, patch: unused, delete: unused }
  return { api, asked }
}

function unused(): Promise<never> {
  return Promise.reject(new Error('Posts are only read.'))
}
