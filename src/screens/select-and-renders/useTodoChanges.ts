import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'

const RENAMED = ' (renamed)'

/**
 * What another user of the server might do to the first todo of the cached list, and nothing at all. Each refetches the
 * list, and resolves when it is here.
 *
 * @throws ApiError from those that change the todo
 */
export function useTodoChanges() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = todosQuery(api)
  const refetch = () => client.invalidateQueries({ queryKey })

  async function change(changed: (todo: Todo) => Partial<Omit<Todo, 'id'>>): Promise<void> {
    const first = client.getQueryData(queryKey)?.[0]
    if (first === undefined) return
    await api.patch(`todos/${first.id}`, { schema: TodoSchema, body: changed(first) })
    await refetch()
  }

  return {
    Refetch: refetch,
    Rename: () => change(({ title }) => ({ title: renamed(title) })),
    Toggle: () => change(({ completed }) => ({ completed: !completed })),
  }
}

/** Another title each time, and the same again after two. */
function renamed(title: string): string {
  return title.endsWith(RENAMED) ? title.slice(0, -RENAMED.length) : title + RENAMED
}
