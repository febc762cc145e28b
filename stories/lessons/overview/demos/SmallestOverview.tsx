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
      <p>Todos: {todos.isError ? todos.error.message : todos.data?.length}</p>
      <p>Posts: {posts.isError ? posts.error.message : posts.data?.length}</p>
    </>
  )
}
// #endregion
