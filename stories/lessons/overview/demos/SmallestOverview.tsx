import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'

export interface SmallestOverviewProps {
  fetchTodos: () => Promise<Todo[]>
  fetchPosts: () => Promise<Post[]>
}

// #region queries
export function SmallestOverview({ fetchTodos, fetchPosts }: SmallestOverviewProps) {
  const todos = useQuery({ queryKey: ['todos'], queryFn: fetchTodos })
  const posts = useQuery({ queryKey: ['posts'], queryFn: fetchPosts })

  return (
    <>
      <p>Todos: {todos.data?.length ?? todos.error?.message ?? 'Loading...'}</p>
      <p>Posts: {posts.data?.length ?? posts.error?.message ?? 'Loading...'}</p>
    </>
  )
}
// #endregion
