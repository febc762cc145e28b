import type { Post } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'

export interface NumbersProps {
  fetchPosts: () => Promise<Post[]>
  fetchTodos: () => Promise<Todo[]>
}
