import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Wrong: the documented recipe. Until the refetched list arrives, the snapshot undoes both adds. */
export function RollBackByRecipe() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
      return { before }
    },
    onError(_error, _todo, result, { client }) {
      client.setQueryData(queryKey, result?.before)
    },
    onSettled: (_data, _error, _todo, _result, { client }) => client.invalidateQueries({ queryKey }),
  })
  return <AddBench label="Add two, the first fails" titles={['Milk', 'Bread']} add={mutateAsync} />
}
