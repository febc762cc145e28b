import { useSuspenseQuery } from '@tanstack/react-query'
import type { NumbersProps } from './numbersProps.ts'

// #region hooks
/** How many posts and todos there are. */
export function Numbers({ fetchPosts, fetchTodos }: NumbersProps) {
  const posts = useSuspenseQuery({ queryKey: ['posts'], queryFn: fetchPosts })
  const todos = useSuspenseQuery({ queryKey: ['todos'], queryFn: fetchTodos })
  return (
    <p>
      {posts.data.length} posts, {todos.data.length} todos
    </p>
  )
}
// #endregion
