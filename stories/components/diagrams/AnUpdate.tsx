import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { newestFirst, nextTemporaryId, withoutTemporary, withTemporary } from '#features/todos/todo.ts'
import type { ListedTodo } from '#features/todos/todo.ts'
import { UpdateInTime } from '#course/diagram/UpdateInTime.tsx'
import { useWorld } from '#course/world/worldContext.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

/** How long a step that takes no time stays lit, in ms. */
const STEP_MS = 600

const listOfTodos = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'in steps'],
    queryFn: ({ signal }): Promise<ListedTodo[]> => api.get('todos', { schema: TodoListSchema, signal }),
  })

/** An optimistic update in slow motion, and the step that it is at. */
export function AnUpdate() {
  const api = useApi()
  const { network } = useWorld()
  const todos = useQuery(listOfTodos(api))
  const { queryKey } = listOfTodos(api)
  const [steps, setSteps] = useState<readonly string[]>([])

  async function stayAt(step: string): Promise<void> {
    setSteps([step])
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }

  const { mutate, isPending } = useMutation({
    async onMutate(todo: Todo, { client }) {
      await stayAt('mutate')
      await client.cancelQueries({ queryKey })
      await stayAt('onMutate')
      client.setQueryData(queryKey, (list) => list && withTemporary(list, todo))
    },
    mutationFn(todo) {
      setSteps(['shown', 'post'])
      return api.post('todos', { schema: TodoSchema, body: todo })
    },
    async onError(_error, { id }, _result, { client }) {
      client.setQueryData(queryKey, (list) => list && withoutTemporary(list, id))
      await stayAt('onError')
    },
    async onSettled(_todo, _error, _variables, _result, { client }) {
      await stayAt('onSettled')
      setSteps(['get'])
      await client.invalidateQueries({ queryKey })
      setSteps(['list', 'true'])
    },
  })

  function add(title: string, isRefused: boolean): void {
    if (isRefused) network.set({ failing: { method: 'POST', times: 1 } })
    mutate({ id: nextTemporaryId(), title, completed: false })
  }

  const isBusy = isPending || !todos.data
  return (
    <Ground>
      <Row $gap="s">
        <Button variant="primary" disabled={isBusy} onClick={() => add('Milk', false)}>
          Add Milk
        </Button>
        <Button disabled={isBusy} onClick={() => add('Bread', true)}>
          Add Bread, which is refused
        </Button>
      </Row>
      <Titles aria-label="Todos">
        {newestFirst(todos.data ?? []).map(({ id, temporaryId, title }) => (
          <li key={id} data-unconfirmed={temporaryId !== undefined || undefined}>
            {title} {temporaryId !== undefined && '(not confirmed)'}
          </li>
        ))}
      </Titles>
      <UpdateInTime lit={steps} />
    </Ground>
  )
}

const Titles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  min-height: 1.5em;
  margin: 0;
  padding: 0;
  list-style-position: inside;

  [data-unconfirmed] {
    color: ${color.textMuted};
  }
`
