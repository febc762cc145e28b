import { setImmediate } from 'node:timers/promises'
import { getResponse } from 'msw'
import { createHandlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/world.ts'

/** A `fetch` that the handlers of the mock API answer in this process, as the service worker does in a browser. */
export function answerInProcess(world: () => World): typeof globalThis.fetch {
  const handlers = createHandlers(world)
  return async (input, init) => {
    // One after the other, as they reach a worker: which of them fails depends on it.
    await setImmediate()
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const response = await getResponse(handlers, new Request(address, init))
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
