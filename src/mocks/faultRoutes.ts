import { HttpResponse } from 'msw'
import type { Database } from './database.ts'
import type { Route, RouteRequest } from './route.ts'

/** The route of failures that a screen can ask for (behaviour §7.2). */
export const faultRoutes: Route[] = [['get', 'faults/:kind', getFault]]

/** Fails as its path says. `twice` recovers: from the third attempt on it answers with posts. */
function getFault(db: Database, { params, search }: RouteRequest): Response {
  switch (params['kind']) {
    case '500':
      return failed()
    case 'twice':
      return Number(search['attempt']) < 3
        ? failed()
        : HttpResponse.json(db.posts({}, { start: 0, limit: 10 }))
    case 'html':
      return HttpResponse.html('<!doctype html><title>Welcome</title><h1>Please log in</h1>')
    default:
      return HttpResponse.json({ message: 'There is no such fault.' }, { status: 404 })
  }
}

function failed(): Response {
  return HttpResponse.json({ message: 'The server failed.' }, { status: 500 })
}
