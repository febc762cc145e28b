import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { QueryObserverOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import type { Post } from '#contract/post.ts'
import { postQuery, postsByQuery } from './authorQueries.ts'

const post: Post = { id: 12, title: 'A title', body: 'A body', userId: 0 }

describe('postQuery', () => {
  it('asks for one post by its id', async () => {
    const { api, asked } = apiWith(post)
    await expect(new QueryClient().query(postQuery(api, 12))).resolves.toEqual(post)
    expect(asked).toEqual(['posts/12'])
  })

  it('does not ask for no post', () => {
    const { api, asked } = apiWith(post)
    expect(stateOf(postQuery(api, undefined))).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    expect(asked).toEqual([])
  })
})

describe('postsByQuery', () => {
  it('asks for the posts of a user, also of user 0', async () => {
    const { api, asked } = apiWith([post])
    await new QueryClient().query(postsByQuery(api, 0))
    expect(asked).toEqual(['posts?userId=0'])
  })

  it('does not ask for nobody', () => {
    const { api, asked } = apiWith([post])
    expect(stateOf(postsByQuery(api, undefined))).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    expect(asked).toEqual([])
  })
})

/** What a reader of a query sees at once. */
function stateOf(options: Pick<QueryObserverOptions, 'queryKey'>) {
  const observer = new QueryObserver(new QueryClient(), options)
  const stop = observer.subscribe(() => undefined)
  const result = observer.getCurrentResult()
  stop()
  return result
}

/** An API that answers with this, and the paths that it was asked for. */
function apiWith(answer: Post | Post[]) {
  const asked: string[] = []
  const get: ApiClient['get'] = async (path, { schema, searchParams = {} }) => {
    const search = new URLSearchParams(
      Object.entries(searchParams).map(([name, value]) => [name, String(value)]),
    )
    asked.push([path, search].filter((part) => String(part) !== '').join('?'))
    return v.parse(schema, answer)
  }
  const api: ApiClient = { get, post: unused, patch: unused, delete: unused }
  return { api, asked }
}

function unused(): Promise<never> {
  return Promise.reject(new Error('Posts are only read.'))
}
