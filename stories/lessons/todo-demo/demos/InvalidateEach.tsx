import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withoutTemporary, withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Wrong: each add asks for the list. The list that the first asks for lacks the second, whose POST is in flight. */
export function InvalidateEach() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
    },
    onError(_error, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) => todos && withoutTemporary(todos, id))
    },
    async onSettled(_data, _error, _todo, _result, { client }) {
      await client.invalidateQueries({ queryKey })
    },
  })
  return <AddBench label="Add two" titles={['Milk', 'Bread']} pauseMs={900} add={mutateAsync} />
}
