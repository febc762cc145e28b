import type { Server } from 'node:http'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PostListSchema } from '#contract/post.ts'
import { TodoSchema } from '#contract/todo.ts'
import { createApiServer } from './server.ts'
import type { WorldOptions } from './world.ts'

const newTodo = { title: 'Feed the cat', completed: false }
const Message = v.object({ message: v.string() })

describe('the mock API over HTTP', () => {
  it('reads method, path and query string', async () => {
    const address = await serve()
    const response = await fetch(`${address}/posts?userId=2&_start=5&_limit=3`)
    const posts = v.parse(PostListSchema, await response.json())
    expect(posts.map((post) => post.id)).toEqual([16, 17, 18])
    expect((await fetch(`${address}/todos/5`, { method: 'DELETE' })).status).toBe(200)
    expect((await fetch(`${address}/todos/5`, { method: 'DELETE' })).status).toBe(404)
  })

  it('reads the body of POST and PATCH, and keeps what it says', async () => {
    const address = await serve()
    expect((await send(address, 'POST', '/todos', newTodo)).status).toBe(201)
    expect((await send(address, 'PATCH', '/todos/5', newTodo)).status).toBe(200)
    const todos = v.parse(v.array(TodoSchema), await (await fetch(`${address}/todos`)).json())
    expect([todos[4], todos.at(-1)]).toEqual([
      { ...newTodo, id: 5 },
      { ...newTodo, id: 201 },
    ])
  })

  it('answers a preflight with what other origins may do', async () => {
    const response = await fetch(`${await serve()}/todos/5`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'PATCH' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  it.each(['/%zz', '/todos/%zz'])('answers 400 with a sentence at %s', async (path) => {
    const response = await fetch(`${await serve()}${path}`)
    expect(response.status).toBe(400)
    expect(v.parse(Message, await response.json()).message).toBe('This address cannot be read.')
  })

  it.each(['/posts', '/posts?userId=abc', '/nothing'])('lets other origins read %s', async (path) => {
    const response = await fetch(`${await serve()}${path}`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(['/', '/nothing', '/todos/5/nothing'])('answers 404 with a sentence at %s', async (path) => {
    const response = await fetch(`${await serve()}${path}`)
    expect(response.status).toBe(404)
    expect(v.parse(Message, await response.json()).message).toBe('There is nothing at this address.')
  })
})

it('the mock API as a public placeholder API answers every POST /todos with the same id, and keeps none', async () => {
  const address = await serve({ forgetful: true })
  for (const title of ['Feed the cat', 'Feed the dog']) {
    const response = await send(address, 'POST', '/todos', { ...newTodo, title })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ ...newTodo, title, id: 201 })
  }
  const todos = v.parse(v.array(TodoSchema), await (await fetch(`${address}/todos`)).json())
  expect(todos).toHaveLength(200)
})

/** Starts a server for one test, on a free port. Returns its address. */
async function serve(options?: WorldOptions): Promise<string> {
  const server = createApiServer(options)
  onTestFinished(() => close(server))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return `http://127.0.0.1:${address.port}`
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function send(address: string, method: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) })
}
