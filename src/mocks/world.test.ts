import { getResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { REQUEST_ID } from './requestId.ts'
import { createHandlers } from './handlers.ts'
import { courseSeed } from './seed.ts'
import { createWorld, findWorld, openWorld } from './world.ts'
import type { World } from './world.ts'

const newTodo = { title: 'Feed the cat', completed: false }

describe('opening and closing', () => {
  it('makes a world that nobody finds before it is opened', () => {
    createWorld('unopened')
    expect(findWorld('unopened')).toBeUndefined()
  })

  it('lets an open world be found by its id', () => {
    const world = visit()
    expect(findWorld('demo')).toBe(world)
  })

  it('lives again when it is opened again', () => {
    const world = visit()
    world.close()
    world.open()
    expect(findWorld('demo')).toBe(world)
    expect(world.signal.aborted).toBe(false)
  })

  it('leaves the world that took its id open', () => {
    const before = visit()
    const after = visit()
    before.close()
    expect(findWorld('demo')).toBe(after)
  })
})

describe('what a world is made of', () => {
  it('has its API at an address of its own', () => {
    expect(createWorld('demo').baseUrl).toBe('api/demo/')
  })

  it('starts with the data of the course', () => {
    expect(createWorld('demo').database.todos()).toEqual(courseSeed.todos)
  })

  it('starts with the data it is given', () => {
    const { database } = createWorld('demo', { seed: { todos: [] } })
    expect(database.todos()).toEqual([])
    expect(database.posts({}, { start: 0, limit: Infinity })).toHaveLength(100)
  })

  it('is forgetful with the data it is given, and under any conditions', () => {
    const options = { forgetful: true, seed: { todos: [] }, conditions: { latencyMs: 300 } }
    const { database, network } = createWorld('demo', options)
    expect([database.addTodo(newTodo).id, database.addTodo(newTodo).id]).toEqual([1, 1])
    expect(database.todos()).toEqual([])
    expect(network.conditions().latencyMs).toBe(300)
  })

  it('shares nothing with another world', () => {
    const [here, there] = [createWorld('here'), createWorld('there')]
    here.database.addTodo(newTodo)
    here.network.set({ offline: true })
    here.log.started('GET', 'posts')
    expect(there.database.todos()).toHaveLength(200)
    expect(there.network.conditions().offline).toBe(false)
    expect(there.log.entries()).toEqual([])
  })
})

describe('the fetch of a world', () => {
  it('reports a request before it is answered', () => {
    stubFetch(() => new Promise(() => {}))
    const world = visit()
    void world.fetch('api/demo/posts?userId=2')
    expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'posts?userId=2', outcome: 'pending' }])
  })

  it('reports the method and path of a Request', async () => {
    stubFetch(() => Promise.resolve(new Response()))
    const world = visit()
    await world.fetch(new Request('https://example.com/api/demo/todos/5', { method: 'DELETE' }))
    expect(world.log.entries()).toMatchObject([{ method: 'DELETE', path: 'todos/5' }])
  })

  it.each<[what: string, asked: (signal: AbortSignal) => Parameters<typeof fetch>]>([
    ['a request', (signal) => ['api/demo/posts', { signal }]],
    ['a Request', (signal) => [new Request('https://example.com/api/demo/posts', { signal })]],
  ])('reports %s that the client gives up as cancelled', async (_what, asked) => {
    stubFetch(untilAborted)
    const world = visit()
    const controller = new AbortController()
    const response = world.fetch(...asked(controller.signal))
    controller.abort()
    await expect(response).rejects.toThrow('aborted')
    expect(world.log.entries()[0]?.outcome).toBe('cancelled')
  })

  it('keeps the status of an answer that came before the client gave up', async () => {
    stubFetch(() => Promise.resolve(new Response()))
    const world = visit()
    const controller = new AbortController()
    await world.fetch('api/demo/posts', { signal: controller.signal })
    controller.abort()
    expect(world.log.entries()[0]?.outcome).toBe(200)
  })

  it('reports a request that fails as one without an answer, and passes the failure on', async () => {
    const failure = new TypeError('fetch failed')
    stubFetch(() => Promise.reject(failure))
    const world = visit()
    await expect(world.fetch('api/demo/posts')).rejects.toBe(failure)
    expect(world.log.entries()[0]?.outcome).toBe('no answer')
  })

  it('passes the request on, with the id of its log entry', async () => {
    const send = stubFetch(() => Promise.resolve(new Response()))
    const world = visit()
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    await world.fetch('api/demo/todos', init)
    const id = String(world.log.entries()[0]?.id)
    const headers = new Headers({ ...init.headers, [REQUEST_ID]: id })
    expect(send).toHaveBeenCalledExactlyOnceWith('api/demo/todos', { ...init, headers })
  })

  it('and its server count a request once, also one that is given up and made again', async () => {
    stubFetch(async (input, init) => {
      const request = new Request(`https://example.com/${String(input)}`, init)
      return (await getResponse(createHandlers(findWorld), request)) ?? Response.error()
    })
    const world = visit()
    const controller = new AbortController()
    controller.abort()
    await world.fetch('api/demo/posts', { signal: controller.signal }).catch(() => undefined)
    await world.fetch('api/demo/posts')
    expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts'])
  })

  it('has an answer once that has come to the page, and not when it has left the server', async () => {
    const world = visit()
    let arrive: (() => void) | undefined
    const way = new Promise<void>((resolve) => (arrive = resolve))
    const left = new Promise<void>((resolve) => {
      stubFetch(async (input, init) => {
        const request = new Request(`https://example.com/${String(input)}`, init)
        const response = await getResponse(createHandlers(findWorld), request)
        resolve()
        await way
        return response ?? Response.error()
      })
    })
    const answered = world.fetch('api/demo/posts')
    await left
    expect(world.log.entries()[0]?.outcome).toBe('pending')
    arrive?.()
    await answered
    expect(world.log.entries()[0]?.outcome).toBe(200)
  })

  it('passes the answer on as it is', async () => {
    const answer = new Response('[]')
    stubFetch(() => Promise.resolve(answer))
    expect(await visit().fetch('api/demo/posts')).toBe(answer)
  })
})

/** Opens a world for one test. */
function visit(): World {
  const world = openWorld('demo')
  onTestFinished(() => world.close())
  return world
}

function stubFetch(send: typeof fetch) {
  const stub = vi.fn<typeof fetch>(send)
  vi.stubGlobal('fetch', stub)
  onTestFinished(() => void vi.unstubAllGlobals())
  return stub
}

/** Never answers, as a slow server would not, and rejects as `fetch` does when its signal aborts. */
const untilAborted: typeof fetch = (input, init) => {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('This was aborted.', 'AbortError')))
  })
}
