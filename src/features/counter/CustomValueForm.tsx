import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { space } from '#ui/tokens.ts'

export interface CustomValueFormProps {
  hint: string
  /** Receives NaN for text that is not a number. */
  onSet: (value: number) => void
  disabled?: boolean
}

/** Accepts any text; the counter decides what it counts as (behaviour §5). */
export function CustomValueForm({ hint, onSet, disabled = false }: CustomValueFormProps) {
  const [text, setText] = useState('')

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!disabled) onSet(Number(text))
  }

  return (
    <Form onSubmit={submit}>
      <Field
        label="Custom value"
        hint={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={disabled}>
        Set
      </Button>
    </Form>
  )
}

/** Aligns the button with the input, between the input's label and its hint. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 17rem) auto;
  align-content: start;
  justify-content: start;
  gap: ${space.s};
  /* The hint does not leave its last word alone on a line. */
  text-wrap: balance;

  & > button {
    align-self: start;
    margin-block-start: 1.6rem;
  }
`
