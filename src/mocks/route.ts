import { HttpResponse } from 'msw'
import type { PathParams } from 'msw'
import type { Database } from './database.ts'

/** The parts of a request that routes use. */
export interface RouteRequest {
  params: PathParams
  search: Record<string, string>
  body: unknown
}

/** One route of the mock API: its method, its path below a world's address, and what answers. */
export type Route = [
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  (db: Database, request: RouteRequest) => Response,
]

/** Says in a sentence what a request has to be. */
export function refusal(message: string): Response {
  return HttpResponse.json({ message }, { status: 400 })
}

/** Says that there is nothing with the id in the path. */
export function noSuch(what: 'post' | 'todo'): Response {
  return HttpResponse.json({ message: `There is no ${what} with this id.` }, { status: 404 })
}
