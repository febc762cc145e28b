import { QueryClient, QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ApiClient, ApiRequest } from '#api/client.ts'
import type { Post } from '#contract/post.ts'
import { postQuery, postsByQuery } from './authorQueries.ts'

const post: Post = { id: 12, title: 'A title', body: 'A body', userId: 0 }

describe('postQuery', () => {
  it('asks for a page of one post', async () => {
    const { api, asked } = apiWith([post])
    await expect(new QueryClient().query(postQuery(api, 12))).resolves.toEqual(post)
    expect(asked).toEqual([{ _start: 11, _limit: 1 }])
  })

  it('fails where there is no such post', async () => {
    const { api } = apiWith([])
    await expect(new QueryClient().query(postQuery(api, 12))).rejects.toThrow('There is no post 12.')
  })
})

describe('postsByQuery', () => {
  it('asks for the posts of a user, also of user 0', async () => {
    const { api, asked } = apiWith([post])
    await new QueryClient().query(postsByQuery(api, 0))
    expect(asked).toEqual([{ userId: 0 }])
  })

  it('does not ask for nobody', () => {
    const { api, asked } = apiWith([post])
    const observer = new QueryObserver(new QueryClient(), postsByQuery(api, undefined))
    const stop = observer.subscribe(() => undefined)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    stop()
    expect(asked).toEqual([])
  })
})

/** An API that answers with these posts, and the search parameters that it received. */
function apiWith(posts: Post[]) {
  const asked: ApiRequest<unknown>['searchParams'][] = []
  const get: ApiClient['get'] = async (_path, { schema, searchParams }) => {
    asked.push(searchParams)
    return v.parse(schema, posts)
  }
  const api: ApiClient = { get, post: unused, patch: unused, delete: unused }
  return { api, asked }
}

function unused(): Promise<never> {
  return Promise.reject(new Error('Posts are only read.'))
}
