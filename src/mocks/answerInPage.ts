import { getResponse, RequestHandler } from 'msw'
import { defineNetwork } from 'msw/experimental'
import { anotherTask } from '#api/anotherTask.ts'
import { unlessAborted } from '#api/unlessAborted.ts'
import { createHandlers } from './handlers.ts'
import { findWorld } from './world.ts'

/** The mock API of this page: the handlers of all its worlds. A story can replace one by `use`, as with MSW's worker. */
export const mockApi = defineNetwork({ sources: [], handlers: createHandlers(findWorld) })

/** A `fetch` that the mock API answers in this page. There is nothing in between that a browser could end or refuse (decision 43). */
export const answerInPage: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input instanceof Request ? input : absolute(input), init)
  const response = await unlessAborted(serve(request), request.signal)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/** What an image shows for the address of a picture of the mock API: data, because no host has it. Undefined where it does not come. */
export async function pictureAt(address: string): Promise<string | undefined> {
  const response = await ask(new Request(address))
  return response?.ok ? `data:image/svg+xml,${encodeURIComponent(await response.text())}` : undefined
}

async function serve(request: Request): Promise<Response> {
  // No answer while the code that asks still runs, and what left first arrives first: which request fails depends on it.
  await anotherTask()
  request.signal.throwIfAborted()
  return (
    (await ask(request)) ?? Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
  )
}

function ask(request: Request): Promise<Response | undefined> {
  const handlers = mockApi.listHandlers().filter((handler) => handler instanceof RequestHandler)
  return getResponse(handlers, request)
}

/** In Node there is no page that an address could be relative to. */
function absolute(address: string | URL): URL {
  return new URL(address, globalThis.document?.baseURI ?? 'http://localhost')
}
