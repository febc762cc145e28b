import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'

export interface AddTodoFormProps {
  title: string
  onTitleChange: (title: string) => void
  onAdd: (title: string) => void
  /** Whether an add is pending. The form stays usable meanwhile. */
  pending: boolean
}

/** Two presses within this time, in ms, are a double press (behaviour §9.1). */
const DOUBLE_PRESS_MS = 500

/** Adds a todo; an empty title is allowed, but not by the second half of a double press (behaviour §5). */
export function AddTodoForm({ title, onTitleChange, onAdd, pending }: AddTodoFormProps) {
  const lastPress = useRef(-Infinity)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const isSecond = event.timeStamp - lastPress.current < DOUBLE_PRESS_MS
    lastPress.current = event.timeStamp
    // The first press of a double press has emptied the field, so the second would add a todo without a title.
    if (!(isSecond && title === '')) onAdd(title)
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
      <Submit type="submit" variant="primary">
        {pending ? 'Adding...' : 'Add'}
      </Submit>
    </Row>
  )
}

const Grow = styled.div`
  flex: 1 1 14rem;
`

/** As wide as its longer text, so that the field beside it keeps its width. */
const Submit = styled(Button)`
  min-width: calc(8ch + 2 * ${space.m});
`
