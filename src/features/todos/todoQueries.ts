import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '#api/ApiError.ts'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { confirmed, withoutTemporary, withTemporary } from './todo.ts'
import type { ListedTodo } from './todo.ts'

/** The mutation key of every add, to count and find them. */
export const ADD_TODO = ['todos', 'add']

/** An add in the mutation cache. */
export type AddTodo = Mutation<Todo, Error, Todo>

/** The todo of an add. The cache holds all kinds of mutations, so the type relies on the mutation key. */
export const todoOf = ({ state }: { state: { variables: unknown } }) => state.variables as Todo

// #region list
/** All todos. Fresh for 10 s (behaviour §7). A list that arrives during an add keeps the added entry. */
export const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: async ({ signal, client }): Promise<ListedTodo[]> => {
      const todos = await api.get('todos', { schema: TodoListSchema, signal })
      return addsUnderWay(client).reduce<ListedTodo[]>(withTemporary, todos)
    },
    staleTime: STALE_TIME_MS,
  })
// #endregion

/**
 * Adds a todo optimistically (behaviour §4.3, decision 9). Its variables carry the temporary id, which finds the entry
 * after any other change of the list.
 */
export const addTodoMutation = (api: ApiClient) => {
  const { queryKey } = todosQuery(api)

  return mutationOptions({
    mutationKey: ADD_TODO,
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    // What was typed stays until somebody dismisses it (behaviour §10.6): by default a failed add would go after 5 minutes.
    gcTime: Infinity,

    onMutate(todo, { client }) {
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
    },

    // #region settled
    // Success and failure in one callback: between two, a list could arrive and restore the old entry.
    async onSettled(fromServer, error, { id }, _result, { client }) {
      // A list on its way may be older than this answer. After a lost answer only the server knows whether it has the todo.
      const needsRefetch = client.isFetching({ queryKey }) > 0 || mayBeStored(error)
      // Invalidating does not restart a first fetch, and its old answer would still arrive.
      if (needsRefetch) await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (todos) => todos && (fromServer ? confirmed(todos, id, fromServer) : withoutTemporary(todos, id)),
      )
      // Not awaited, because the add counts as pending until this returns.
      if (needsRefetch) void client.invalidateQueries({ queryKey })
    },
    // #endregion
  })
}

/** What an update changes of which todo. */
type TodoUpdate = Pick<Todo, 'id'> & Partial<Omit<Todo, 'id'>>

/** Changes a todo, and refetches the list (behaviour §7.2). No screen uses it yet. */
export const updateTodoMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['todos', 'update'],
    mutationFn: ({ id, ...change }: TodoUpdate) =>
      api.patch(`todos/${id}`, { schema: TodoSchema, body: change }),
    onSuccess: (_todo, _update, _result, { client }) =>
      client.invalidateQueries({ queryKey: todosQuery(api).queryKey }),
  })

/** Deletes a todo, and refetches the list (behaviour §7.2). No screen uses it yet. */
export const deleteTodoMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['todos', 'delete'],
    mutationFn: (id: Todo['id']) => api.delete(`todos/${id}`, { schema: v.object({}) }),
    onSuccess: (_answer, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: todosQuery(api).queryKey }),
  })

/** Whether the server may have stored the todo of a failed add: its answer was late or unreadable. */
function mayBeStored(error: Error | null): boolean {
  return error instanceof ApiError && (error.fault === 'timeout' || error.fault === 'unreadable')
}

/** The todos of pending adds, oldest first. */
function addsUnderWay(client: QueryClient): Todo[] {
  return client.getMutationCache().findAll({ mutationKey: ADD_TODO, status: 'pending' }).map(todoOf)
}
