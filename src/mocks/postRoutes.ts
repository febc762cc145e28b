import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { FeedPage } from '#contract/post.ts'
import type { Database } from './database.ts'
import { noSuch, refusal } from './route.ts'
import type { Route, RouteRequest } from './route.ts'

const PostChange = v.object({ title: v.exactOptional(v.string()), body: v.exactOptional(v.string()) })
const NewPost = v.object({ title: v.string(), body: v.string(), userId: v.number() })
const WholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))
const PostSearch = v.object({
  userId: v.optional(WholeNumber),
  _start: v.optional(WholeNumber, '0'),
  _limit: v.optional(WholeNumber),
})

const FeedSearch = v.object({ after: v.optional(WholeNumber, '0'), limit: v.optional(WholeNumber, '10') })

/** The routes of posts (docs/api.md). */
export const postRoutes: Route[] = [
  ['get', 'posts', getPosts],
  ['get', 'posts/:id', getPost],
  ['get', 'feed', getFeed],
  ['post', 'posts', postPost],
  ['patch', 'posts/:id', patchPost],
]

function getPosts(db: Database, { search }: RouteRequest): Response {
  const result = v.safeParse(PostSearch, search)
  if (!result.success) return refusal('userId, _start and _limit take whole numbers from 0.')
  const { userId, _start: start, _limit: limit = Infinity } = result.output
  return HttpResponse.json(db.posts({ userId }, { start, limit }))
}

/** A page of the posts after the one that a cursor names, whatever has gone before it, and the next cursor. */
function getFeed(db: Database, { search }: RouteRequest): Response {
  const result = v.safeParse(FeedSearch, search)
  if (!result.success) return refusal('after and limit take whole numbers from 0.')
  const { after, limit } = result.output
  const rest = db.posts({}, { start: 0, limit: Infinity }).filter(({ id }) => id > after)
  const posts = rest.slice(0, limit)
  const next = rest.length > limit ? (posts.at(-1)?.id ?? null) : null
  return HttpResponse.json({ posts, next } satisfies FeedPage)
}

function getPost(db: Database, { params }: RouteRequest): Response {
  const post = db.post(Number(params['id']))
  return post === undefined ? noSuch('post') : HttpResponse.json(post)
}

function postPost(db: Database, { body }: RouteRequest): Response {
  const result = v.safeParse(NewPost, body)
  if (!result.success) return refusal('A post needs a title and a body (text), and a userId (a number).')
  const ids = db.posts({}, { start: 0, limit: Infinity }).map(({ id }) => id)
  const post = { id: Math.max(0, ...ids) + 1, ...result.output }
  db.addPost(post)
  return HttpResponse.json(post, { status: 201 })
}

function patchPost(db: Database, { params, body }: RouteRequest): Response {
  const result = v.safeParse(PostChange, body)
  if (!result.success) return refusal('A change takes a title (text), a body (text), or both.')
  const post = db.changePost(Number(params['id']), result.output)
  return post === undefined ? noSuch('post') : HttpResponse.json(post)
}
