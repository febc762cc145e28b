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

/** Changes the name on submit. An empty name changes nothing and shows an error (behaviour §5). */
export function ProfileForm({ name, onUpdate }: ProfileFormProps) {
  const [draft, setDraft] = useState<string>()
  const [missing, setMissing] = useState(false)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const next = (draft ?? name).trim()
    setMissing(next === '')
    if (next === '') return
    onUpdate({ name: next })
    setDraft(undefined)
  }

  return (
    <Row as="form" $gap="s m" $align="end" onSubmit={submit}>
      <Grow>
        <Field
          label="Name"
          autoComplete="off"
          value={draft ?? name}
          error={missing ? 'Enter a name.' : undefined}
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
