import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'

/** Where the first pages of this server begin, and how many posts they have. */
const pages: Record<number, readonly [start: number, length: number]> = { 1: [0, 10], 2: [10, 3], 3: [13, 7] }

/** A page of a server that sends up to ten posts: the second has three, the third seven. Pages are counted from 1. */
export function fetchUpToTen(api: ApiClient, page: number) {
  const [start, length] = pages[page] ?? [(Math.max(page, 4) - 2) * 10, 10]
  return api.get('posts', { schema: PostListSchema, searchParams: { _start: start, _limit: length } })
}
