import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import type { ProfileChange } from './session.ts'

export interface ProfileFormProps {
  name: string
  onUpdate: (change: ProfileChange) => void
}

/** Changes the name on submit. An empty name changes nothing (behaviour §5). */
export function ProfileForm({ name, onUpdate }: ProfileFormProps) {
  const [draft, setDraft] = useState<string>()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onUpdate({ name: draft?.trim() || name })
    setDraft(undefined)
  }

  return (
    <Row as="form" $gap="s m" $align="end" onSubmit={submit}>
      <Grow>
        <Field
          label="Name"
          autoComplete="off"
          value={draft ?? name}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Grow>
      <Button type="submit">Update profile</Button>
    </Row>
  )
}

const Grow = styled.div`
  flex: 1 1 12rem;
`
