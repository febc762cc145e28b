import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { deleteTodoMutation, todosQuery, updateTodoMutation } from './todoQueries.ts'

const milk = { id: 7, title: 'Milk', completed: false }

describe('an update', () => {
  it('sends only what changes, and gives the changed todo', async () => {
    const { api, fetch, client } = open(() => Response.json({ ...milk, completed: true }))
    const update = new MutationObserver(client, updateTodoMutation(api))
    expect(await update.mutate({ id: 7, completed: true })).toEqual({ ...milk, completed: true })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/todos/7',
      expect.objectContaining({ method: 'PATCH', body: '{"completed":true}' }),
    )
    expect(isStale(client, api)).toBe(true)
  })

  it('rejects, and leaves the list alone, when the server has no such todo', async () => {
    const { api, client } = open(() => new Response('{}', { status: 404 }))
    const update = new MutationObserver(client, updateTodoMutation(api))
    await expect(update.mutate({ id: 8, title: 'Bread' })).rejects.toThrow(ApiError)
    expect(isStale(client, api)).toBe(false)
  })
})

describe('a deletion', () => {
  it('names the todo in the address', async () => {
    const { api, fetch, client } = open(() => Response.json({}))
    await new MutationObserver(client, deleteTodoMutation(api)).mutate(7)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/todos/7',
      expect.objectContaining({ method: 'DELETE' }),
    )
    expect(isStale(client, api)).toBe(true)
  })

  it('rejects, and leaves the list alone, when it fails', async () => {
    const { api, client } = open(() => new Response('{}', { status: 500 }))
    await expect(new MutationObserver(client, deleteTodoMutation(api)).mutate(7)).rejects.toThrow(ApiError)
    expect(isStale(client, api)).toBe(false)
  })
})

/** A server that gives the same answer to everything, and a cache that holds one todo. */
function open(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()))
  const api = createApiClient({ baseUrl: '/api/', fetch })
  const client = createQueryClient()
  client.setQueryData(todosQuery(api).queryKey, [milk])
  onTestFinished(() => client.clear())
  return { api, fetch, client }
}

function isStale(client: ReturnType<typeof createQueryClient>, api: Parameters<typeof todosQuery>[0]) {
  return client.getQueryState(todosQuery(api).queryKey)?.isInvalidated
}
