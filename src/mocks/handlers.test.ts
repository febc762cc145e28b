import { getEventListeners } from 'node:events'
import { getResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as v from 'valibot'
import { FeedPageSchema, PostListSchema } from '#contract/post.ts'
import { TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { createHandlers } from './handlers.ts'
import type { Fault } from './network.ts'
import { findWorld, openWorld } from './world.ts'
import type { World, WorldOptions } from './world.ts'

const handlers = createHandlers(findWorld)
const newTodo = { title: 'Feed the cat', completed: false }
const MINUTE_MS = 60_000

const NO_TODO = 'There is no todo with this id.'
const NO_LIST = 'userId, _start and _limit take whole numbers from 0.'
const NEW_TODO = 'A todo needs a title (text) and completed (true or false).'
const NEW_POST = 'A post needs a title and a body (text), and a userId (a number).'
const TODO_CHANGE = 'A change takes a title (text), completed (true or false), or both.'

describe('what is asked for wrongly', () => {
  it.each<[method: string, path: string, body: unknown, status: number, says: string]>([
    ...['userId=abc', 'userId=', 'userId=-1', '_start=1.5', '_start=-10', '_limit=ten', '_limit=1e3'].map(
      (query) =>
        ['GET', `posts?${query}`, undefined, 400, NO_LIST] as [string, string, undefined, 400, string],
    ),
    ['GET', 'posts/0', undefined, 404, 'There is no post with this id.'],
    ['GET', 'posts/101', undefined, 404, 'There is no post with this id.'],
    ['GET', 'posts/abc', undefined, 404, 'There is no post with this id.'],
    ['PATCH', 'posts/101', { title: 'x' }, 404, 'There is no post with this id.'],
    ['PATCH', 'posts/7', { title: 7 }, 400, 'A change takes a title (text), a body (text), or both.'],
    ['POST', 'posts', { title: 'x', body: '' }, 400, NEW_POST],
    ['GET', 'todos/999', undefined, 404, NO_TODO],
    ['POST', 'todos', undefined, 400, NEW_TODO],
    ['POST', 'todos', 'title=Feed the cat', 400, NEW_TODO],
    ['POST', 'todos', null, 400, NEW_TODO],
    ['POST', 'todos', [newTodo], 400, NEW_TODO],
    ['POST', 'todos', { completed: false }, 400, NEW_TODO],
    ['POST', 'todos', { title: 7, completed: false }, 400, NEW_TODO],
    ['POST', 'todos', { title: 'Feed the cat', completed: 'no' }, 400, NEW_TODO],
    ['PATCH', 'todos/0', { completed: true }, 404, NO_TODO],
    ['PATCH', 'todos/1.5', { completed: true }, 404, NO_TODO],
    ['PATCH', 'todos/5', undefined, 400, TODO_CHANGE],
    ['PATCH', 'todos/5', 'completed', 400, TODO_CHANGE],
    ['PATCH', 'todos/5', { title: null }, 400, TODO_CHANGE],
    ['PATCH', 'todos/5', { completed: 1 }, 400, TODO_CHANGE],
    ['DELETE', 'todos/201', undefined, 404, NO_TODO],
    ['GET', 'faults/500?attempt=1', undefined, 500, 'The server failed.'],
    ['GET', 'faults/404?attempt=1', undefined, 404, 'There is no such fault.'],
  ])('%s %s with %j: %i, a sentence, and nothing is written', async (method, path, body, status, says) => {
    const world = visit()
    const before = world.database.todos()
    const response = await ask(world, method, path, body)
    expect([response.status, await messageOf(response)]).toEqual([status, says])
    expect(world.database.todos()).toEqual(before)
    expect(world.log.entries()).toMatchObject([{ method, path, outcome: status }])
  })
})

describe('posts', () => {
  it('get one, with a new id, which is there for the next GET', async () => {
    const world = visit()
    const response = await ask(world, 'POST', 'posts', { title: 'New', body: '', userId: 2 })
    const made = { id: 101, title: 'New', body: '', userId: 2 }
    expect([response.status, await response.json()]).toEqual([201, made])
    expect((await postsAt(world, 'posts?userId=2')).at(-1)).toEqual(made)
  })

  it.each([
    ['posts', oneTo(100)],
    ['posts?userId=2', [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    ['posts?userId=99', []],
    ['posts?_start=10&_limit=3', [11, 12, 13]],
    ['posts?userId=2&_start=8&_limit=10', [19, 20]],
    ['posts?_start=98', [99, 100]],
    ['posts?_start=100&_limit=10', []],
  ])('of %s', async (path, ids) => {
    expect((await postsAt(visit(), path)).map(({ id }) => id)).toEqual(ids)
  })

  it('are there one by one', async () => {
    const response = await ask(visit(), 'GET', 'posts/7')
    expect(await response.json()).toMatchObject({ id: 7, userId: 1 })
  })

  it('keep a change', async () => {
    const world = visit()
    const before = world.database.post(7)
    const response = await ask(world, 'PATCH', 'posts/7', { title: 'Another title' })
    expect(await response.json()).toEqual({ ...before, title: 'Another title' })
    const posts = await postsAt(world, 'posts')
    expect(posts.filter(({ title }) => title === 'Another title').map(({ id }) => id)).toEqual([7])
  })
})

describe('the feed', () => {
  it('goes on after the post that a cursor names, even if it is gone', async () => {
    const world = visit()
    expect(await feedAt(world, 'feed?limit=3')).toEqual({ ids: [1, 2, 3], next: 3 })
    world.database.removePost(3)
    expect(await feedAt(world, 'feed?after=3&limit=3')).toEqual({ ids: [4, 5, 6], next: 6 })
  })

  it('has no next cursor on its last page, and refuses what is none', async () => {
    expect(await feedAt(visit(), 'feed?after=97&limit=3')).toEqual({ ids: [98, 99, 100], next: null })
    expect((await ask(visit(), 'GET', 'feed?after=abc')).status).toBe(400)
  })
})

describe('faults on purpose', () => {
  it('are a page with the status 200', async () => {
    const response = await ask(visit(), 'GET', 'faults/html?attempt=1')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('are posts from the third attempt on, with twice', async () => {
    const world = visit()
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(
        async (attempt) => (await ask(world, 'GET', `faults/twice?attempt=${attempt}`)).status,
      ),
    )
    expect(statuses).toEqual([500, 500, 200, 200])
    expect(await postsAt(world, 'faults/twice?attempt=3')).toHaveLength(10)
  })
})

describe('todos', () => {
  it('are there all together, and one by one', async () => {
    const world = visit()
    expect(await todosOf(world)).toEqual(world.database.todos())
    expect(await (await ask(world, 'GET', 'todos/5')).json()).toEqual(world.database.todos()[4])
  })

  it.each([
    ['with a new id, whatever id the body has', { ...newTodo, id: 1 }],
    ['that is done already', { ...newTodo, completed: true }],
    ['without a word', { ...newTodo, title: '' }],
  ])('get one %s, which is there for the next GET', async (_what, body) => {
    const world = visit()
    const response = await ask(world, 'POST', 'todos', body)
    const made = { ...body, id: 201 }
    expect([response.status, await response.json()]).toEqual([201, made])
    const todos = await todosOf(world)
    expect([todos.length, todos.at(-1)]).toEqual([201, made])
  })

  it('keep a change of one of them, but not of its id', async () => {
    const world = visit()
    const before = world.database.todos()
    const change = { title: 'Feed both cats', completed: true }
    const response = await ask(world, 'PATCH', 'todos/5', { ...change, id: 999 })
    expect([response.status, await response.json()]).toEqual([200, { ...change, id: 5 }])
    expect(await todosOf(world)).toEqual(before.with(4, { ...change, id: 5 }))
  })

  it('lose one of them, once', async () => {
    const world = visit()
    const before = world.database.todos()
    const response = await ask(world, 'DELETE', 'todos/5')
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(await todosOf(world)).toEqual(before.toSpliced(4, 1))
    expect((await ask(world, 'DELETE', 'todos/5')).status).toBe(404)
  })
})

describe('worlds', () => {
  it('answers 404 with a sentence in a world that was never opened', async () => {
    const response = await answerTo(new Request('http://localhost/api/nowhere/posts'))
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('No such world is open.')
  })

  it('answers 404 in a world that is closed', async () => {
    const world = visit()
    world.close()
    expect((await ask(world, 'GET', 'posts')).status).toBe(404)
  })

  it('finds a world by an id that an address has to escape', async () => {
    const world = visit({}, 'basic query (50 %)')
    expect(await postsAt(world, 'posts')).toHaveLength(100)
    expect(world.log.entries()[0]?.path).toBe('posts')
  })

  it('answers below any path', async () => {
    visit({}, 'deep')
    const response = await answerTo(new Request('http://localhost/course/storybook/api/deep/todos'))
    expect(response.status).toBe(200)
  })

  it('leaves alone what no route answers', async () => {
    visit({}, 'quiet')
    const response = await getResponse(handlers, new Request('http://localhost/api/quiet/comments'))
    expect(response).toBeUndefined()
  })
})

describe('latency', () => {
  it('holds the answer back for its time', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(499)
    expect(world.log.entries()[0]?.outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(200)
    expect(world.log.entries()[0]?.durationMs).toBe(500)
    expect(getEventListeners(world.signal, 'abort')).toEqual([])
  })

  it.each([
    ['POST', 'todos', newTodo],
    ['PATCH', 'todos/5', { title: 'Feed the cat' }],
    ['DELETE', 'todos/5', undefined],
  ])('has %s %s write when it is answered, not when the request arrives', async (method, path, body) => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const before = world.database.todos()
    void ask(world, method, path, body)
    await vi.advanceTimersByTimeAsync(499)
    expect(world.database.todos()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(world.database.todos()).not.toEqual(before)
  })

  it('has a list hold what there was when its request arrived', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const todos = todosOf(world)
    await vi.advanceTimersByTimeAsync(1)
    world.database.addTodo(newTodo)
    await vi.advanceTimersByTimeAsync(499)
    expect(await todos).toHaveLength(200)
  })

  it('does not hold back a write that is told to be there on arrival', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500, writesOnArrival: true } })
    const response = ask(world, 'POST', 'todos', newTodo)
    await vi.advanceTimersByTimeAsync(1)
    expect(world.database.todos()).toHaveLength(201)
    await vi.advanceTimersByTimeAsync(499)
    expect((await response).status).toBe(201)
    expect(world.database.todos()).toHaveLength(201)
  })
})

describe('closing a world', () => {
  it.each([
    ['GET', 'posts', undefined],
    ['POST', 'todos', newTodo],
  ])('drops a %s %s that is in flight, what it was to write, and its timer', async (method, path, body) => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: MINUTE_MS } })
    const response = ask(world, method, path, body)
    await vi.advanceTimersByTimeAsync(1)
    world.close()
    expect((await response).type).toBe('error')
    expect(world.log.entries()[0]?.outcome).toBe('no answer')
    expect(world.database.todos()).toHaveLength(200)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('drops what still reaches it', async () => {
    const world = visit()
    world.close()
    const response = await getResponse(
      createHandlers(() => world),
      new Request('http://localhost/api/demo/posts'),
    )
    expect(response?.type).toBe('error')
  })

  it('leaves what is in flight in another world alone', async () => {
    freezeTime()
    const here = visit()
    const there = visit({ conditions: { latencyMs: MINUTE_MS } }, 'elsewhere')
    const response = ask(there, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(1)
    here.close()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect((await response).status).toBe(200)
  })
})

describe('faults of the network', () => {
  it.each([
    ['server-error', 500, 'The server failed.'],
    ['not-found', 404, 'There is no such thing here.'],
  ] as const)('%s: %i with a sentence', async (how, status, says) => {
    const response = await ask(failing(how), 'GET', 'posts')
    expect([response.status, await messageOf(response)]).toEqual([status, says])
  })

  it('answers html with a page and the status 200', async () => {
    const response = await ask(failing('html'), 'GET', 'posts')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('answers wrong-shape with JSON that is no list of posts', async () => {
    const response = await ask(failing('wrong-shape'), 'GET', 'posts')
    expect(response.status).toBe(200)
    expect(v.is(PostListSchema, await response.json())).toBe(false)
  })

  it('gives no answer to a dropped request', async () => {
    const world = failing('dropped')
    expect((await ask(world, 'GET', 'posts')).type).toBe('error')
    expect(world.log.entries()[0]?.outcome).toBe('no answer')
  })

  it.each<Fault>(['server-error', 'not-found', 'dropped', 'html', 'wrong-shape'])(
    'with %s nothing is written',
    async (how) => {
      const world = visit({ conditions: { failing: { method: 'POST', times: 1, how } } })
      await ask(world, 'POST', 'todos', newTodo)
      expect(world.database.todos()).toHaveLength(200)
    },
  )

  it('keeps silence until the world is closed', async () => {
    freezeTime()
    const world = failing('silence')
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(world.log.entries()[0]?.outcome).toBe('pending')
    world.close()
    expect((await response).type).toBe('error')
  })
})

function oneTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Opens a world for one test. */
function visit(options: WorldOptions = {}, id = 'demo'): World {
  const world = openWorld(id, options)
  onTestFinished(() => world.close())
  return world
}

/** A world whose next request fails. */
function failing(how: Fault): World {
  return visit({ conditions: { failing: { method: 'GET', times: 1, how } } })
}

function freezeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** Sends a request to a world; a body that is not text is sent as JSON. */
function ask(world: World, method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = text === undefined ? { method } : { method, body: text }
  return answerTo(new Request(`http://localhost/${world.baseUrl}${path}`, init))
}

async function answerTo(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request)
  if (response === undefined) throw new Error(`No handler answers ${request.method} ${request.url}`)
  return response
}

async function postsAt(world: World, path: string) {
  return v.parse(PostListSchema, await (await ask(world, 'GET', path)).json())
}

async function feedAt(world: World, path: string) {
  const { posts, next } = v.parse(FeedPageSchema, await (await ask(world, 'GET', path)).json())
  return { ids: posts.map(({ id }) => id), next }
}

async function todosOf(world: World): Promise<Todo[]> {
  return v.parse(v.array(TodoSchema), await (await ask(world, 'GET', 'todos')).json())
}

async function messageOf(response: Response): Promise<string> {
  return v.parse(v.object({ message: v.string() }), await response.json()).message
}
