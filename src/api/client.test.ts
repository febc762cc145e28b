import * as v from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createApiClient } from './client.ts'

type Fetch = typeof globalThis.fetch

const Names = v.array(v.object({ name: v.string() }))
const request = { schema: Names }

describe('the request', () => {
  it('goes to the path below the base address', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', request)
    expect(addressOf(fetch)).toBe('https://api.example.com/v1/users')
  })

  it('carries its query string', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', { ...request, searchParams: { _start: 10, _limit: 5, name: 'Ann & Bo' } })
    expect(addressOf(fetch)).toBe('https://api.example.com/v1/users?_start=10&_limit=5&name=Ann+%26+Bo')
  })

  it('leaves out what is undefined', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', { ...request, searchParams: { teamId: undefined, _limit: 5 } })
    expect(addressOf(fetch)).toBe('https://api.example.com/v1/users?_limit=5')
  })

  it('has no question mark when everything is undefined', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', { ...request, searchParams: { teamId: undefined } })
    expect(addressOf(fetch)).toBe('https://api.example.com/v1/users')
  })

  it('keeps 0 and empty text in the query string', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', { ...request, searchParams: { _start: 0, name: '' } })
    expect(addressOf(fetch)).toBe('https://api.example.com/v1/users?_start=0&name=')
  })

  it('has no body with GET', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.get('users', request)
    expect(initOf(fetch)).toMatchObject({ method: 'GET' })
    expect(initOf(fetch)).not.toHaveProperty('body')
  })

  it('carries JSON with POST', async () => {
    const { api, fetch } = clientOf(json([], 201))
    await api.post('users', { ...request, body: { name: 'Ann' } })
    expect(initOf(fetch)).toMatchObject({
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('carries JSON with PATCH', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.patch('users/1', { ...request, body: { name: 'Bo' } })
    expect(initOf(fetch)).toMatchObject({ method: 'PATCH', body: '{"name":"Bo"}' })
  })

  it('goes out with DELETE', async () => {
    const { api, fetch } = clientOf(json([]))
    await api.delete('users/1', request)
    expect(initOf(fetch)).toMatchObject({ method: 'DELETE' })
  })

  it('leaves through the fetch of the page unless told otherwise', async () => {
    const api = createApiClient({ baseUrl: '/api/' })
    const fetch = vi.fn<Fetch>(json([]))
    vi.stubGlobal('fetch', fetch)
    onTestFinished(() => void vi.unstubAllGlobals())
    await api.get('users', request)
    expect(addressOf(fetch)).toBe('/api/users')
  })
})

describe('an answer of the promised shape', () => {
  it('is handed on', async () => {
    const { api } = clientOf(json([{ name: 'Ann' }]))
    expect(await api.get('users', request)).toEqual([{ name: 'Ann' }])
  })

  it('may be an empty list', async () => {
    const { api } = clientOf(json([]))
    expect(await api.get('users', request)).toEqual([])
  })

  it('may come with 201', async () => {
    const { api } = clientOf(json([{ name: 'Ann' }], 201))
    expect(await api.post('users', { ...request, body: {} })).toEqual([{ name: 'Ann' }])
  })

  it('loses the fields that were not promised', async () => {
    const { api } = clientOf(json([{ name: 'Ann', age: 40 }]))
    expect(await api.get('users', request)).toEqual([{ name: 'Ann' }])
  })
})

describe('a status that is no success', () => {
  it.each([
    [404, 'The server does not have what was asked for (404).'],
    [400, 'The server did not accept the request (400).'],
    [500, 'The server failed to answer (500). Try again in a moment.'],
    [503, 'The server failed to answer (503). Try again in a moment.'],
  ])('%i becomes an ApiError with a sentence', async (status, message) => {
    const error = await failureOf(json({ message: 'Not for people.' }, status))
    expect(error).toMatchObject({ fault: 'status', status, message })
  })

  it('is an error even when the body has the promised shape', async () => {
    expect(await failureOf(json([], 500))).toMatchObject({ fault: 'status', status: 500 })
  })

  it('is an error of its status when the body is a page', async () => {
    const error = await failureOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({ fault: 'status', status: 502 })
  })
})

describe('an answer that cannot be used', () => {
  it('is an ApiError when it is a page instead of JSON', async () => {
    const error = await failureOf(async () => new Response('<!doctype html><h1>Welcome</h1>'))
    expect(error).toMatchObject({
      fault: 'unreadable',
      status: 200,
      message: 'The server’s answer could not be read: it is not JSON.',
    })
  })

  it('is an ApiError when it is empty', async () => {
    const error = await failureOf(async () => new Response(''))
    expect(error).toMatchObject({ fault: 'unreadable', status: 200 })
  })

  it.each([
    ['an object instead of a list', { items: [] }],
    ['null', null],
    ['a list with a wrong field', [{ name: 7 }]],
    ['a list with a missing field', [{}]],
  ])('is an ApiError when it is %s', async (_what, body) => {
    expect(await failureOf(json(body))).toMatchObject({
      fault: 'unreadable',
      status: 200,
      message: 'The server’s answer does not have the expected shape.',
    })
  })

  it('says in its cause which field is wrong', async () => {
    const error = await failureOf(json([{ name: 'Ann' }, { name: 7 }]))
    expect(error.cause).toMatchObject([{ path: [{ key: 1 }, { key: 'name' }] }])
  })
})

describe('a fault on the way', () => {
  it('is an ApiError of the network when nothing answers', async () => {
    const cause = new TypeError('fetch failed')
    const error = await failureOf(() => Promise.reject(cause))
    expect(error).toMatchObject({
      fault: 'network',
      status: undefined,
      message: 'The server could not be reached. Check your connection and try again.',
      cause,
    })
  })

  it('is an ApiError of the network when the body breaks off', async () => {
    const error = await failureOf(async () => new Response(brokenBody()))
    expect(error).toMatchObject({ fault: 'network', status: undefined })
  })
})

describe('the time limit', () => {
  it('gives up a request that nothing answers', async () => {
    const error = await failureOf(untilAborted, { timeoutMs: 1 })
    expect(error).toMatchObject({
      fault: 'timeout',
      status: undefined,
      message: 'The server did not answer within 0.001 s. Try again.',
    })
  })

  it('gives up a body that does not end', async () => {
    const error = await failureOf(async (_input, init) => new Response(endlessBody(init?.signal)), {
      timeoutMs: 1,
    })
    expect(error.fault).toBe('timeout')
  })

  it('holds for a request with a signal of its own', async () => {
    const { api } = clientOf(untilAborted, { timeoutMs: 1 })
    const { signal } = new AbortController()
    await expect(api.get('users', { ...request, signal })).rejects.toMatchObject({ fault: 'timeout' })
  })
})

describe('an abort by the caller', () => {
  it('reaches the fetch', () => {
    const { api, fetch } = clientOf(untilAborted)
    const controller = new AbortController()
    api.get('users', { ...request, signal: controller.signal }).catch(() => undefined)
    controller.abort()
    expect(initOf(fetch).signal?.aborted).toBe(true)
  })

  it('is passed on as it is', async () => {
    const { api } = clientOf(untilAborted)
    const controller = new AbortController()
    const answer = api.get('users', { ...request, signal: controller.signal })
    const reason = new Error('The reader left.')
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  it('is no ApiError', async () => {
    const { api } = clientOf(untilAborted)
    const controller = new AbortController()
    const answer = api.get('users', { ...request, signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.not.toBeInstanceOf(ApiError)
  })

  it('is passed on while the body is read', async () => {
    const { api } = clientOf(async (_input, init) => new Response(endlessBody(init?.signal)))
    const controller = new AbortController()
    const answer = api.get('users', { ...request, signal: controller.signal })
    const reason = new Error('The reader left.')
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })
})

function clientOf(answer: Fetch, options: { timeoutMs?: number } = {}) {
  const fetch = vi.fn<Fetch>(answer)
  return { fetch, api: createApiClient({ baseUrl: 'https://api.example.com/v1/', fetch, ...options }) }
}

/** The error of a GET. */
async function failureOf(answer: Fetch, options: { timeoutMs?: number } = {}): Promise<ApiError> {
  const { api } = clientOf(answer, options)
  const outcome: unknown = await api.get('users', request).catch((error: unknown) => error)
  if (outcome instanceof ApiError) return outcome
  throw new Error(`This is no ApiError: ${String(outcome)}`)
}

function json(body: unknown, status = 200): Fetch {
  return async () => Response.json(body, { status })
}

function addressOf(fetch: ReturnType<typeof vi.fn<Fetch>>): string {
  return String(fetch.mock.calls[0]?.[0])
}

function initOf(fetch: ReturnType<typeof vi.fn<Fetch>>): RequestInit {
  return fetch.mock.calls[0]?.[1] ?? {}
}

/** Never answers, and rejects as `fetch` does when its signal aborts. */
const untilAborted: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"name":"An'))
      controller.error(new TypeError('terminated'))
    },
  })
}

/** A body that starts, and never ends unless the signal aborts. */
function endlessBody(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('['))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
}
