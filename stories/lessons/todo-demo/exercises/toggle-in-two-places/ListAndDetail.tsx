import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { Todo } from '#contract/todo.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

export interface ListAndDetailProps {
  todos: readonly Todo[] | undefined
  /** The todo of the detail. */
  todo: Todo | undefined
  onToggle: (todo: Todo) => void
}

/** All todos, and one of them again. Two of them can be toggled: the one of the detail, and the second of the list. */
export function ListAndDetail({ todos, todo, onToggle }: ListAndDetailProps) {
  const client = useQueryClient()
  const second = todos?.[1]
  return (
    <Ground>
      <TodoLines todos={todos} />
      <Detail todo={todo} />
      <Row>
        <Button variant="primary" disabled={!todo} onClick={() => todo && onToggle(todo)}>
          Toggle {todo?.title}
        </Button>
        <Button disabled={!second} onClick={() => second && onToggle(second)}>
          Toggle {second?.title}
        </Button>
        <Button onClick={() => void client.refetchQueries()}>Refetch</Button>
      </Row>
    </Ground>
  )
}

// Memoized, so that each place renders for its own data alone, as in an app where they are far from each other.

const TodoLines = memo(({ todos = [] }: Pick<ListAndDetailProps, 'todos'>) => (
  <ul aria-label="Todos">
    {todos.map((each) => (
      <li key={each.id}>
        {each.title}: {stateOf(each)}
      </li>
    ))}
  </ul>
))
TodoLines.displayName = 'TodoLines'

const Detail = memo(({ todo }: Pick<ListAndDetailProps, 'todo'>) => (
  <p role="group" aria-label="Detail">
    {todo ? `${todo.title}: ${stateOf(todo)}` : 'Loading...'}
  </p>
))
Detail.displayName = 'Detail'

function stateOf({ completed }: Todo): string {
  return completed ? 'done' : 'open'
}
