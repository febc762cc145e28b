import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'

/** Adds a post by its title. The field is then empty and has the focus, so that the next one can be typed. */
export function NewPost({ onAdd }: { onAdd: (title: string) => void }) {
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const { current: input } = field
    if (input === null || input.value.trim() === '') return
    onAdd(input.value)
    input.value = ''
    input.focus()
  }

  return (
    <Row as="form" $align="end" onSubmit={submit}>
      <Grow>
        <Field ref={field} label="New post" autoComplete="off" />
      </Grow>
      <Button type="submit">Add</Button>
    </Row>
  )
}

const Grow = styled.div`
  flex: 1 1 12rem;
`
