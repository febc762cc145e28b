import { getResponse } from 'msw'
import type { RequestHandler } from 'msw'
import { anotherTask } from '#api/anotherTask.ts'
import { createApiClient } from '#api/client.ts'
import type { Post } from '#contract/post.ts'
import { answerInPage } from '#mocks/answerInPage.ts'
import { createWorld } from '#mocks/world.ts'

/** What the server of a test has. */
export const testPosts: readonly Post[] = [
  { id: 1, title: 'Buy milk', body: '', userId: 1 },
  { id: 2, title: 'Call Ada', body: '', userId: 1 },
  { id: 3, title: 'Book a room', body: '', userId: 2 },
]

let servers = 0

/** The course's mock API for one test, with a few posts of two users, and what the test puts in front of it. */
export function openServer() {
  const handlers: RequestHandler[] = []
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    await anotherTask()
    const request = new Request(new URL(String(input), document.baseURI), init)
    const response = await getResponse(handlers, request.clone())
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? answerInPage(request)
  }
  servers += 1
  const world = createWorld(`test-${servers}`, {
    conditions: { latencyMs: 20 },
    seed: { posts: testPosts },
    fetch: answer,
  })
  world.open()
  const api = createApiClient({ baseUrl: world.baseUrl, fetch: world.fetch })
  return { world, api, use: (...added: RequestHandler[]) => void handlers.unshift(...added) }
}
