import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { space } from '#ui/tokens.ts'

/** Adds a task by Enter or button. White space alone adds nothing (behaviour §5). */
export function AddTaskForm({ onAdd }: { onAdd: (title: string) => void }) {
  const [title, setTitle] = useState('')

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (title.trim() === '') return
    onAdd(title)
    setTitle('')
  }

  return (
    <Form onSubmit={submit}>
      <Grow>
        <Field
          label="New task"
          placeholder="Add a task"
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Grow>
      <Button type="submit" variant="primary">
        Add
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space.s};
`

const Grow = styled.div`
  flex: 1;
  min-width: 0;
`
