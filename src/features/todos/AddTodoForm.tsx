import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'

export interface AddTodoFormProps {
  title: string
  onTitleChange: (title: string) => void
  onAdd: (title: string) => void
  /** Whether an add is pending. The form stays usable meanwhile. */
  pending: boolean
}

/** Adds a todo; an empty title is allowed (behaviour §5). */
export function AddTodoForm({ title, onTitleChange, onAdd, pending }: AddTodoFormProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onAdd(title)
  }

  return (
    <Row as="form" $gap="s m" $align="end" onSubmit={submit}>
      <Grow>
        <Field
          label="New todo"
          placeholder="Add a todo"
          autoComplete="off"
          value={title}
          onChange={(event) => onTitleChange(event.target.value)}
        />
      </Grow>
      <Button type="submit" variant="primary">
        {pending ? 'Adding...' : 'Add'}
      </Button>
    </Row>
  )
}

const Grow = styled.div`
  flex: 1 1 14rem;
`
