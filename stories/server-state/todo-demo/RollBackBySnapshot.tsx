import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Wrong: a failure restores the whole list, and so undoes all later changes, too. */
export function RollBackBySnapshot() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    onMutate(todo, { client }) {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
      return { before }
    },
    onError(_error, _todo, result, { client }) {
      client.setQueryData(queryKey, result?.before)
    },
    onSuccess(fromServer, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) =>
        todos?.map((todo) => (todo.id === id ? { ...fromServer, temporaryId: id } : todo)),
      )
    },
  })
  return <AddBench label="Add two, the first fails" titles={['Milk', 'Bread']} add={mutateAsync} />
}
