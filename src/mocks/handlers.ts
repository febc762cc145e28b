import { http, HttpResponse } from 'msw'
import type { HttpHandler, PathParams } from 'msw'
import * as v from 'valibot'
import { answer } from './answer.ts'
import { avatarOf } from './avatar.ts'
import type { Database } from './database.ts'
import type { NetworkConditions } from './network.ts'
import type { World } from './world.ts'

/** The parts of a request that routes use. */
interface RouteRequest {
  params: PathParams
  search: Record<string, string>
  body: unknown
}

type Route = [
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  (db: Database, request: RouteRequest) => Response,
]

const NewTodo = v.object({ title: v.string(), completed: v.boolean() })
const TodoChange = v.object({ title: v.exactOptional(v.string()), completed: v.exactOptional(v.boolean()) })
const PostChange = v.object({ title: v.exactOptional(v.string()), body: v.exactOptional(v.string()) })
const WholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))
const PostSearch = v.object({
  userId: v.optional(WholeNumber),
  _start: v.optional(WholeNumber, '0'),
  _limit: v.optional(WholeNumber),
})

/** All routes of the mock API (behaviour §7.2). */
const routes: Route[] = [
  ['get', 'posts', getPosts],
  ['get', 'posts/:id', getPost],
  ['patch', 'posts/:id', patchPost],
  ['get', 'faults/:kind', getFault],
  ['get', 'todos', (db) => HttpResponse.json(db.todos())],
  ['get', 'todos/:id', getTodo],
  ['post', 'todos', postTodo],
  ['patch', 'todos/:id', patchTodo],
  ['delete', 'todos/:id', deleteTodo],
]

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

function getPosts(db: Database, { search }: RouteRequest): Response {
  const result = v.safeParse(PostSearch, search)
  if (!result.success) return refusal('userId, _start and _limit take whole numbers from 0.')
  const { userId, _start: start, _limit: limit = Infinity } = result.output
  return HttpResponse.json(db.posts({ userId }, { start, limit }))
}

function getPost(db: Database, { params }: RouteRequest): Response {
  const post = db.post(Number(params['id']))
  return post === undefined ? noSuch('post') : HttpResponse.json(post)
}

function patchPost(db: Database, { params, body }: RouteRequest): Response {
  const result = v.safeParse(PostChange, body)
  if (!result.success) return refusal('A change takes a title (text), a body (text), or both.')
  const post = db.changePost(Number(params['id']), result.output)
  return post === undefined ? noSuch('post') : HttpResponse.json(post)
}

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

function getTodo(db: Database, { params }: RouteRequest): Response {
  const todo = db.todos().find(({ id }) => id === Number(params['id']))
  return todo === undefined ? noSuch('todo') : HttpResponse.json(todo)
}

function postTodo(db: Database, { body }: RouteRequest): Response {
  const result = v.safeParse(NewTodo, body)
  if (!result.success) return refusal('A todo needs a title (text) and completed (true or false).')
  return HttpResponse.json(db.addTodo(result.output), { status: 201 })
}

function patchTodo(db: Database, { params, body }: RouteRequest): Response {
  const result = v.safeParse(TodoChange, body)
  if (!result.success) return refusal('A change takes a title (text), completed (true or false), or both.')
  const todo = db.changeTodo(Number(params['id']), result.output)
  return todo === undefined ? noSuch('todo') : HttpResponse.json(todo)
}

function deleteTodo(db: Database, { params }: RouteRequest): Response {
  return db.removeTodo(Number(params['id'])) ? HttpResponse.json({}) : noSuch('todo')
}

function refusal(message: string): Response {
  return HttpResponse.json({ message }, { status: 400 })
}

function noSuch(what: 'post' | 'todo'): Response {
  return HttpResponse.json({ message: `There is no ${what} with this id.` }, { status: 404 })
}

/** The body as JSON; undefined, which no schema accepts, if it is absent or not JSON. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.clone().json()
  } catch {
    return undefined
  }
}
