import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { answer } from './answer.ts'
import { avatarOf } from './avatar.ts'
import { faultRoutes } from './faultRoutes.ts'
import type { NetworkConditions } from './network.ts'
import { postRoutes } from './postRoutes.ts'
import { todoRoutes } from './todoRoutes.ts'
import type { World } from './world.ts'

/** All routes of the mock API (docs/api.md). */
const routes = [...postRoutes, ...faultRoutes, ...todoRoutes]

/**
 * The routes as MSW handlers, for all worlds at once.
 *
 * @param findWorld finds a world by the segment of the address that names it
 */
export function createHandlers(findWorld: (id: string) => World | undefined): HttpHandler[] {
  const pictures = http.get('*/api/:world/avatars/:name', ({ params }) => {
    const world = findWorld(String(params['world']))
    return world !== undefined && isReachable(world.network.conditions())
      ? avatarOf(String(params['name']))
      : HttpResponse.error()
  })
  const answers = routes.map(([method, path, respond]) =>
    http[method](`*/api/:world/${path}`, async ({ request, params }) => {
      const search = Object.fromEntries(new URL(request.url).searchParams)
      const body = await readJson(request)
      return answer(findWorld(String(params['world'])), request, (db) =>
        respond(db, { params, search, body }),
      )
    }),
  )
  // Pictures are decoration: they are not logged, and use up no failure meant for data.
  return [...answers, pictures]
}

function isReachable({ offline, failing }: NetworkConditions): boolean {
  return !offline && failing?.times !== Infinity
}

/** The body as JSON; undefined, which no schema accepts, if it is absent or not JSON. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.clone().json()
  } catch {
    return undefined
  }
}
