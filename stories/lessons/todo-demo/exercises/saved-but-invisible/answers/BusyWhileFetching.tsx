import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import { AddForm, TodoTitles } from '../TodosAndPosts.tsx'

export function AddTodo() {
  const api = useApi()
  const client = useQueryClient()
  const isFetching = useIsFetching({ queryKey: ['todos'] }) > 0
  const add = useMutation({
    mutationFn: (title: string) =>
      api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['todos'] }),
  })
  return (
    <AddForm pending={add.isPending || (add.isSuccess && isFetching)} onAdd={(title) => add.mutate(title)} />
  )
}

export function Todos() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos'],
    queryFn: () => api.get('todos', { schema: TodoListSchema }),
    staleTime: 60_000,
  })
  return <TodoTitles todos={todos.data} />
}
