import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { nextTemporaryId } from './todo.ts'
import type { ListedTodo } from './todo.ts'
import { ADD_TODO, addTodoMutation, todoOf } from './todoQueries.ts'
import type { AddTodo } from './todoQueries.ts'

/** A failed add, with the typed title. */
export interface FailedAdd {
  id: number
  title: string
  message: string
}

/**
 * Adds todos, several at a time. Added and failed ones are read from the mutation cache, which outlives the screen, so
 * that leaving it loses no typed text (behaviour §10.6).
 */
export function useAddTodo() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(addTodoMutation(useApi()))

  const saving = useMutationState({
    filters: { mutationKey: ADD_TODO, status: 'pending' },
    select: (mutation: AddTodo) => todoOf(mutation).id,
  })
  const added = useMutationState({
    filters: {
      mutationKey: ADD_TODO,
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
    select: (mutation: AddTodo): ListedTodo => {
      const todo = todoOf(mutation)
      return { ...todo, ...mutation.state.data, temporaryId: todo.id }
    },
  })
  // #region failed
  const failed = useMutationState({
    filters: { mutationKey: ADD_TODO, status: 'error' },
    select: (mutation: AddTodo): FailedAdd => {
      const { id, title } = todoOf(mutation)
      return {
        id,
        title,
        message: mutation.state.error?.message ?? 'The todo was not added.',
      }
    },
  })
  // #endregion

  /** Resolves to whether the server accepted the todo. */
  async function add(title: string): Promise<boolean> {
    try {
      await mutateAsync({ id: nextTemporaryId(), title, completed: false })
      return true
    } catch {
      return false
    }
  }

  function dismiss(id: number): void {
    const cache = client.getMutationCache()
    const mutation = cache.find({
      mutationKey: ADD_TODO,
      status: 'error',
      predicate: (failed) => todoOf(failed).id === id,
    })
    if (mutation) cache.remove(mutation)
  }

  return { add, saving, added, failed, dismiss }
}
