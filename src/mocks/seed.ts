import type { Post } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'
import { seedPosts } from './seedPosts.ts'
import { seedTodos } from './seedTodos.ts'

/** The data that a mock API starts with. */
export interface Seed {
  posts: readonly Post[]
  todos: readonly Todo[]
}

/** The course's data (behaviour §10.2), the same on every run. */
export const courseSeed: Seed = { posts: seedPosts, todos: seedTodos }

/**
 * `count` posts with ids from 1, for lessons on long lists. The texts of the seed repeat in rounds; from the second
 * round on, titles name the round: "Let the server count (2)".
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
