import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { getResponse } from 'msw'
import { createHandlers } from './handlers.ts'
import { openWorld } from './world.ts'
import type { WorldOptions } from './world.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'content-type',
}

/** The mock API over real HTTP, with one world at the root of the address: `GET /posts`. */
export function createApiServer(options: WorldOptions = {}) {
  const world = openWorld('server', options)
  const handlers = createHandlers(() => world)

  return createServer(
    createRequestListener(async (request) => {
      const response =
        request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await respond(request)
      for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
      return response
    }),
  )

  async function respond(request: Request): Promise<Response> {
    const address = new URL(request.url)
    if (!isDecodable(address.pathname)) return sentence('This address cannot be read.', 400)
    address.pathname = `/${world.baseUrl}${address.pathname.replace(/^\/+/, '')}`
    const response = await getResponse(handlers, new Request(address, request))
    return response ?? sentence('There is nothing at this address.', 404)
  }
}

function sentence(message: string, status: number): Response {
  return Response.json({ message }, { status })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
