import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { Button } from '#ui/Button.tsx'

export function TodoCount() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })
  const { data, isPending, isError, refetch } = todos

  return (
    <div>
      {isPending && 'Still loading'}
      {data && (data.length === 0 ? 'No todos' : `There are ${data.length} todos`)}
      {isError && (
        <div role="alert">
          That did not work. <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      )}
    </div>
  )
}
