import { useSuspenseQueries } from '@tanstack/react-query'
import type { NumbersProps } from './numbersProps.ts'

/** How many posts and todos there are. */
export function Numbers({ fetchPosts, fetchTodos }: NumbersProps) {
  const [posts, todos] = useSuspenseQueries({
    queries: [
      { queryKey: ['posts'], queryFn: fetchPosts },
      { queryKey: ['todos'], queryFn: fetchTodos },
    ],
  })
  return (
    <p>
      {posts.data.length} posts, {todos.data.length} todos
    </p>
  )
}
