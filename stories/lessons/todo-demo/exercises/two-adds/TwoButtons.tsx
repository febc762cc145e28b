import { useState } from 'react'
import type { Todo } from '#contract/todo.ts'
import { nextTemporaryId } from '#features/todos/todo.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

export interface TwoButtonsProps {
  todos: readonly Todo[] | undefined
  /** Adds a todo, whose id is a temporary one. */
  onAdd: (todo: Todo) => void
}

/** A button for each of two adds, and the list. */
export function TwoButtons({ todos, onAdd }: TwoButtonsProps) {
  const [asked, setAsked] = useState<readonly string[]>([])

  function add(title: string): void {
    setAsked((others) => [...others, title])
    onAdd({ id: nextTemporaryId(), title, completed: false })
  }

  return (
    <Ground>
      <Row>
        {['Milk', 'Bread'].map((title) => (
          <Button key={title} disabled={!todos || asked.includes(title)} onClick={() => add(title)}>
            Add {title}
          </Button>
        ))}
      </Row>
      <Banner>{todos ? pluralize(todos.length, 'todo') : 'Loading...'}</Banner>
      <ul aria-label="Todos">
        {todos?.map((todo) => (
          <li key={todo.id}>{todo.title}</li>
        ))}
      </ul>
    </Ground>
  )
}
