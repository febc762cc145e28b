import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Todo } from '#contract/todo.ts'

// #region add
export function SmallestMutation({ addTodo }: { addTodo: (title: string) => Promise<Todo> }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: addTodo,
    onSuccess: () => client.invalidateQueries({ queryKey: ['todos'] }),
  })
  return (
    <button disabled={isPending} onClick={() => mutate('Milk')}>
      {isPending ? 'Adding...' : 'Add Milk'} {error?.message}
    </button>
  )
}
// #endregion
