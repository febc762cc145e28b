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

describe('GET posts', () => {
  it('answers with all 100 posts', async () => {
    const posts = await postsAt(visit(), 'posts')
    expect(posts).toHaveLength(100)
  })

  it('answers with the 10 posts of one user', async () => {
    const posts = await postsAt(visit(), 'posts?userId=2')
    expect(posts.map((post) => post.userId)).toEqual(Array.from({ length: 10 }, () => 2))
  })

  it('answers with no posts for a user without any', async () => {
    expect(await postsAt(visit(), 'posts?userId=99')).toEqual([])
  })

  it('answers with a slice from _start that is _limit long', async () => {
    const posts = await postsAt(visit(), 'posts?_start=10&_limit=10')
    expect(posts.map((post) => post.id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  })

  it('slices the posts of one user', async () => {
    const posts = await postsAt(visit(), 'posts?userId=2&_start=8&_limit=10')
    expect(posts.map((post) => post.id)).toEqual([19, 20])
  })

  it('answers with the rest when only _start is given', async () => {
    const posts = await postsAt(visit(), 'posts?_start=98')
    expect(posts.map((post) => post.id)).toEqual([99, 100])
  })

  it('answers with an empty list for a start past the end', async () => {
    expect(await postsAt(visit(), 'posts?_start=100&_limit=10')).toEqual([])
  })

  it.each([
    'userId=abc',
    'userId=',
    'userId=-1',
    '_start=1.5',
    '_start=-10',
    '_limit=ten',
    '_limit=1e3',
    '_start=NaN&_limit=10',
  ])('refuses %s with 400 and a sentence', async (query) => {
    const response = await ask(visit(), 'GET', `posts?${query}`)
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe('userId, _start and _limit take whole numbers from 0.')
  })
})

describe('GET posts/:id', () => {
  it('answers with that post', async () => {
    const response = await ask(visit(), 'GET', 'posts/7')
    expect(await response.json()).toMatchObject({ id: 7, userId: 1 })
  })

  it.each(['0', '101', 'abc'])('answers 404 with a sentence for the id %s', async (id) => {
    const response = await ask(visit(), 'GET', `posts/${id}`)
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('There is no post with this id.')
  })
})

describe('PATCH posts/:id', () => {
  it('answers with the changed post, and keeps the change', async () => {
    const world = visit()
    const before = world.database.post(7)
    const response = await ask(world, 'PATCH', 'posts/7', { title: 'Another title' })
    expect(await response.json()).toEqual({ ...before, title: 'Another title' })
    const posts = await postsAt(world, 'posts')
    expect(posts.filter(({ title }) => title === 'Another title').map(({ id }) => id)).toEqual([7])
  })

  it('refuses what is no change of a post', async () => {
    const response = await ask(visit(), 'PATCH', 'posts/7', { title: 7 })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe('A change takes a title (text), a body (text), or both.')
  })

  it('answers 404 for a post that is not there', async () => {
    expect((await ask(visit(), 'PATCH', 'posts/101', { title: 'x' })).status).toBe(404)
  })
})

describe('GET feed', () => {
  it('goes on after the post that a cursor names, even if it is gone', async () => {
    const world = visit()
    expect(await feedAt(world, 'feed?limit=3')).toEqual({ ids: [1, 2, 3], next: 3 })
    world.database.removePost(3)
    expect(await feedAt(world, 'feed?after=3&limit=3')).toEqual({ ids: [4, 5, 6], next: 6 })
  })

  it('has no next cursor on its last page', async () => {
    expect(await feedAt(visit(), 'feed?after=97&limit=3')).toEqual({ ids: [98, 99, 100], next: null })
  })

  it('refuses what is no cursor', async () => {
    expect((await ask(visit(), 'GET', 'feed?after=abc')).status).toBe(400)
  })
})

describe('GET faults', () => {
  it.each([
    ['500', 500],
    ['404', 404],
    ['unheard-of', 404],
  ])('answers %s with %i and a sentence', async (kind, status) => {
    const response = await ask(visit(), 'GET', `faults/${kind}?attempt=1`)
    expect(response.status).toBe(status)
    expect(await messageOf(response)).toMatch(/\.$/)
  })

  it('answers html with a page and the status 200', async () => {
    const response = await ask(visit(), 'GET', 'faults/html?attempt=1')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('answers twice with posts from the third attempt on', async () => {
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

describe('GET todos', () => {
  it('answers with all 200 todos', async () => {
    const todos = await todosOf(visit())
    expect(todos).toHaveLength(200)
  })
})

describe('GET todos/:id', () => {
  it('answers with that todo', async () => {
    const world = visit()
    const response = await ask(world, 'GET', 'todos/5')
    expect(await response.json()).toEqual(world.database.todos()[4])
  })

  it('answers an unknown id with 404 and a sentence', async () => {
    const response = await ask(visit(), 'GET', 'todos/999')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('There is no todo with this id.')
  })
})

describe('POST todos', () => {
  it('answers 201 with the todo it made', async () => {
    const response = await ask(visit(), 'POST', 'todos', newTodo)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ ...newTodo, id: 201 })
  })

  it('gives a new id whatever id the body has', async () => {
    const response = await ask(visit(), 'POST', 'todos', { ...newTodo, id: 1 })
    expect(await response.json()).toEqual({ ...newTodo, id: 201 })
  })

  it('makes a todo that is done already', async () => {
    const response = await ask(visit(), 'POST', 'todos', { ...newTodo, completed: true })
    expect(await response.json()).toEqual({ ...newTodo, completed: true, id: 201 })
  })

  it('keeps the todo for the next GET', async () => {
    const world = visit()
    await ask(world, 'POST', 'todos', newTodo)
    const todos = await todosOf(world)
    expect(todos).toHaveLength(201)
    expect(todos.at(-1)).toEqual({ ...newTodo, id: 201 })
  })

  it('allows an empty title', async () => {
    const response = await ask(visit(), 'POST', 'todos', { ...newTodo, title: '' })
    expect(response.status).toBe(201)
  })

  it.each([
    ['no body', undefined],
    ['text that is not JSON', 'title=Feed the cat'],
    ['null', null],
    ['a list', [newTodo]],
    ['no title', { completed: false }],
    ['a title that is not text', { title: 7, completed: false }],
    ['a completed that is not true or false', { title: 'Feed the cat', completed: 'no' }],
  ])('refuses %s with 400 and a sentence', async (_what, body) => {
    const response = await ask(visit(), 'POST', 'todos', body)
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe('A todo needs a title (text) and completed (true or false).')
  })

  it('writes nothing when it refuses a body', async () => {
    const world = visit()
    await ask(world, 'POST', 'todos', { title: 7 })
    expect(world.database.todos()).toHaveLength(200)
  })

  it.each<Fault>(['server-error', 'not-found', 'dropped', 'html', 'wrong-shape'])(
    'writes nothing when it fails with %s',
    async (how) => {
      const world = visit({ conditions: { failing: { method: 'POST', times: 1, how } } })
      await ask(world, 'POST', 'todos', newTodo)
      expect(world.database.todos()).toHaveLength(200)
    },
  )
})

describe('PATCH todos/:id', () => {
  it('answers with the changed todo', async () => {
    const world = visit()
    const before = world.database.todos()[4]
    const response = await ask(world, 'PATCH', 'todos/5', { title: 'Feed both cats' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...before, title: 'Feed both cats' })
  })

  it('keeps the change for the next GET', async () => {
    const world = visit()
    await ask(world, 'PATCH', 'todos/5', { title: 'Feed both cats', completed: true })
    const todos = await todosOf(world)
    expect(todos[4]).toEqual({ id: 5, title: 'Feed both cats', completed: true })
  })

  it('leaves every other todo as it was', async () => {
    const world = visit()
    const before = world.database.todos()
    await ask(world, 'PATCH', 'todos/5', { title: 'Feed both cats' })
    expect(world.database.todos().toSpliced(4, 1)).toEqual(before.toSpliced(4, 1))
  })

  it('does not change the id', async () => {
    const response = await ask(visit(), 'PATCH', 'todos/5', { id: 999, completed: true })
    expect((await readTodo(response)).id).toBe(5)
  })

  it.each(['0', '201', 'abc', '1.5'])('answers 404 with a sentence for the id %s', async (id) => {
    const response = await ask(visit(), 'PATCH', `todos/${id}`, { completed: true })
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('There is no todo with this id.')
  })

  it.each([
    ['no body', undefined],
    ['text that is not JSON', 'completed'],
    ['a title that is not text', { title: null }],
    ['a completed that is not true or false', { completed: 1 }],
  ])('refuses %s with 400 and a sentence', async (_what, body) => {
    const response = await ask(visit(), 'PATCH', 'todos/5', body)
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe(
      'A change takes a title (text), completed (true or false), or both.',
    )
  })
})

describe('DELETE todos/:id', () => {
  it('answers 200 with an empty object', async () => {
    const response = await ask(visit(), 'DELETE', 'todos/5')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({})
  })

  it('removes that todo and no other', async () => {
    const world = visit()
    const before = world.database.todos()
    await ask(world, 'DELETE', 'todos/5')
    expect(await todosOf(world)).toEqual(before.toSpliced(4, 1))
  })

  it('answers 404 with a sentence the second time', async () => {
    const world = visit()
    await ask(world, 'DELETE', 'todos/5')
    const response = await ask(world, 'DELETE', 'todos/5')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('There is no todo with this id.')
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

  it('never shows one world the todos of another', async () => {
    const [here, there] = [visit(), visit({}, 'elsewhere')]
    await ask(here, 'POST', 'todos', newTodo)
    expect(await todosOf(there)).toHaveLength(200)
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

describe('the request log', () => {
  it('names the path and query below the base address', async () => {
    const world = visit()
    await ask(world, 'GET', 'posts?userId=2')
    expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'posts?userId=2', outcome: 200 }])
  })

  it('keeps the status of a refusal', async () => {
    const world = visit()
    await ask(world, 'DELETE', 'todos/999')
    expect(world.log.entries()).toMatchObject([{ method: 'DELETE', path: 'todos/999', outcome: 404 }])
  })

  it('holds one entry for a request that the client reports as well', async () => {
    const world = visit()
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => answerTo(new Request(input, init)))
    onTestFinished(() => void vi.unstubAllGlobals())
    await world.fetch(`http://localhost/${world.baseUrl}todos`, { method: 'GET' })
    expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'todos', outcome: 200 }])
  })
})

describe('latency', () => {
  it('of 0 lets the answer through in frozen time', async () => {
    freezeTime()
    expect((await ask(visit(), 'GET', 'posts')).status).toBe(200)
  })

  it('holds the answer back for its time', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(499)
    expect(world.log.entries()[0]?.outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(200)
  })

  it('counts as the duration of the request', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(500)
    await response
    expect(world.log.entries()[0]?.durationMs).toBe(500)
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

  it('leaves nothing waiting for the world to close', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(500)
    await response
    expect(getEventListeners(world.signal, 'abort')).toEqual([])
  })

  it('leaves no timer behind when the world is closed', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: 500 } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(1)
    world.close()
    await response
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('closing a world', () => {
  it('drops what is under way', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: MINUTE_MS } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(1)
    world.close()
    expect((await response).type).toBe('error')
  })

  it('drops what was to be written', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: MINUTE_MS } })
    const response = ask(world, 'POST', 'todos', newTodo)
    await vi.advanceTimersByTimeAsync(1)
    world.close()
    await response
    expect(world.database.todos()).toHaveLength(200)
  })

  it('drops what still reaches it', async () => {
    const world = visit()
    world.close()
    const request = new Request('http://localhost/api/demo/posts')
    const response = await getResponse(
      createHandlers(() => world),
      request,
    )
    expect(response?.type).toBe('error')
  })

  it('ends what is under way in the log without an answer', async () => {
    freezeTime()
    const world = visit({ conditions: { latencyMs: MINUTE_MS } })
    const response = ask(world, 'GET', 'posts')
    await vi.advanceTimersByTimeAsync(1)
    world.close()
    await response
    expect(world.log.entries()[0]?.outcome).toBe('no answer')
  })

  it('leaves what is under way in another world alone', async () => {
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

describe('faults', () => {
  it('answers a server-error with 500 and a sentence', async () => {
    const response = await ask(failing('server-error'), 'GET', 'posts')
    expect(response.status).toBe(500)
    expect(await messageOf(response)).toBe('The server failed.')
  })

  it('answers not-found with 404 and a sentence', async () => {
    const response = await ask(failing('not-found'), 'GET', 'posts')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toBe('There is no such thing here.')
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

async function readTodo(response: Response): Promise<Todo> {
  return v.parse(TodoSchema, await response.json())
}

async function messageOf(response: Response): Promise<string> {
  return v.parse(v.object({ message: v.string() }), await response.json()).message
}
