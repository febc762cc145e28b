import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

// #region server
const server = setupServer(
  http.get('https://api.test/posts', () => HttpResponse.json([{ id: 1, title: 'Buy milk' }])),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('fails where the page asks for what no handler answers', async () => {
  await expect(fetch('https://api.test/todos')).rejects.toThrow('onUnhandledRequest')
})
// #endregion

beforeAll(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterAll(() => {
  vi.restoreAllMocks()
})

it('answers one test alone in another way', async () => {
  server.use(http.get('https://api.test/posts', () => HttpResponse.json(null, { status: 500 })))
  expect((await fetch('https://api.test/posts')).status).toBe(500)
})

it('answers the next one by its own handlers again', async () => {
  expect((await fetch('https://api.test/posts')).status).toBe(200)
})
