import { useQueryClient } from '@tanstack/react-query'
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

/** All todos, and one of them again. */
export function ListAndDetail({ todos = [], todo, onToggle }: ListAndDetailProps) {
  const client = useQueryClient()
  return (
    <Ground>
      <ul aria-label="Todos">
        {todos.map((each) => (
          <li key={each.id}>
            {each.title}: {stateOf(each)}
          </li>
        ))}
      </ul>
      <p role="group" aria-label="Detail">
        {todo ? `${todo.title}: ${stateOf(todo)}` : 'Loading...'}
      </p>
      <Row>
        <Button variant="primary" disabled={!todo} onClick={() => todo && onToggle(todo)}>
          Toggle {todo?.title}
        </Button>
        <Button onClick={() => void client.refetchQueries()}>Refetch</Button>
      </Row>
    </Ground>
  )
}

function stateOf({ completed }: Todo): string {
  return completed ? 'done' : 'open'
}
