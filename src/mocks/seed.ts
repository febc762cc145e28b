import type { Post } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'
import { seedPosts } from './seedPosts.ts'
import { seedTodos } from './seedTodos.ts'

/** The data a placeholder API starts with. */
export interface Seed {
  posts: readonly Post[]
  todos: readonly Todo[]
}

/** The course's own data: 100 posts by 10 users, and 200 todos. The same on every run. */
export const courseSeed: Seed = { posts: seedPosts, todos: seedTodos }

/**
 * `count` posts with ids from 1 up, for lessons about long lists. The texts of the seed repeat in rounds, and
 * titles name the round from the second on: "Let the server count (2)". Users take turns, ten posts each.
 */
export function postsOf(count: number): Post[] {
  const rounds = Math.ceil(count / seedPosts.length)
  return Array.from({ length: rounds }, (_, index) => postsOfRound(index + 1))
    .flat()
    .slice(0, count)
}

function postsOfRound(round: number): Post[] {
  const firstId = (round - 1) * seedPosts.length
  const suffix = round === 1 ? '' : ` (${round})`
  return seedPosts.map((post) => ({ ...post, id: firstId + post.id, title: post.title + suffix }))
}
