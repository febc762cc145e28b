import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Mutation, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '#api/ApiError.ts'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { confirmed, withoutTemporary, withTemporary } from './todo.ts'
import type { ListedTodo } from './todo.ts'

/** Names every add, so that all of them can be counted and found. */
export const ADD_TODO = ['todos', 'add']

/** An add in the mutation cache. */
export type AddTodo = Mutation<Todo, Error, Todo>

/** What an add adds. The cache holds mutations of any kind, so only their key says that it is a todo. */
export const todoOf = ({ state }: { state: { variables: unknown } }) => state.variables as Todo

/** All todos. Fresh for 10 s (behaviour §7). A list that lands while adds are under way keeps their entries. */
export const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: async ({ signal, client }): Promise<ListedTodo[]> => {
      const todos = await api.get('todos', { schema: TodoListSchema, signal })
      return addsUnderWay(client).reduce<ListedTodo[]>(withTemporary, todos)
    },
    staleTime: STALE_TIME_MS,
  })

/**
 * Adds a todo optimistically (behaviour §4). Its variables carry the temporary id, so that the entry can be found
 * again whatever else has happened to the list.
 */
export const addTodoMutation = (api: ApiClient) => {
  const { queryKey } = todosQuery(api)

  return mutationOptions({
    mutationKey: ADD_TODO,
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),

    async onMutate(todo, { client }) {
      // A list asked for before the add does not know it. Without a list there is nothing to protect yet.
      const interrupted = client.isFetching({ queryKey }) > 0 && client.getQueryData(queryKey) !== undefined
      if (interrupted) await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
      return { interrupted }
    },

    // Success and failure in one step: between two callbacks a list could land and bring the old entry back.
    onSettled(fromServer, error, { id }, result, { client }) {
      client.setQueryData(
        queryKey,
        (todos) => todos && (fromServer ? confirmed(todos, id, fromServer) : withoutTemporary(todos, id)),
      )
      // What is still on its way may be older than this add, what was interrupted is still owed, and so is a
      // list that was never there to put the add into. After a lost answer only the server knows.
      const missing = fromServer !== undefined && client.getQueryData(queryKey) === undefined
      const needsRefetch = result?.interrupted === true || missing || client.isFetching({ queryKey }) > 0
      // Not awaited: until this returns, the add counts as under way.
      if (needsRefetch || mayBeStored(error)) void cancelAndRefetch(client, queryKey)
    },
  })
}

/** Invalidating alone is not enough: a first fetch is not started again, so an old answer would still land. */
async function cancelAndRefetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Whether an add failed on its way back: the server got it, and its answer came too late or broken. */
function mayBeStored(error: Error | null): boolean {
  return error instanceof ApiError && (error.fault === 'timeout' || error.fault === 'unreadable')
}

/** The todos whose adds wait for their answers, oldest first. */
function addsUnderWay(client: QueryClient): Todo[] {
  return client.getMutationCache().findAll({ mutationKey: ADD_TODO, status: 'pending' }).map(todoOf)
}
