import { useQuery } from '@tanstack/react-query'
import type { Todo } from '#contract/todo.ts'

// #region title
export function SmallestReader({ fetchTodos }: { fetchTodos: () => Promise<Todo[]> }) {
  const { data } = useQuery({ queryKey: ['todos'], queryFn: fetchTodos })
  return <p>{data?.[0]?.title ?? 'Loading...'}</p>
}
// #endregion
