import { useQuery } from '@tanstack/react-query'
import type { Todo } from '#contract/todo.ts'

/** Renders when `data` changes, and for no other field. */
export function SmallestReader({ fetchTodos }: { fetchTodos: () => Promise<Todo[]> }) {
  const { data } = useQuery({ queryKey: ['todos'], queryFn: fetchTodos })
  return <p>{data?.[0]?.title ?? 'Loading...'}</p>
}
