import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Column, Row } from '#ui/layout.ts'
import type { Credentials } from './login.ts'

export interface LoginFormProps {
  loading: boolean
  /** Why the last login failed. */
  error?: string | undefined
  onLogin: (credentials: Credentials) => void
  onCancel: () => void
  onDismissError: () => void
}

/** The login form. No field is `required`, because the alert says what is missing (behaviour §5). */
export function LoginForm({ loading, error, onLogin, onCancel, onDismissError }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!loading) onLogin({ email, password })
  }

  return (
    <Column as="form" onSubmit={submit}>
      {error !== undefined && <Alert onDismiss={onDismissError}>{error}</Alert>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="ada@example.com"
        hint="Try admin@example.com for an admin, ada@example.com for a user, or fail@example.com for a refusal."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        hint="Any password will do: nothing is sent."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Row>
        <Button type="submit" variant="primary" disabled={loading}>
          {loading ? 'Logging in...' : 'Log in'}
        </Button>
        {loading && <Button onClick={onCancel}>Cancel</Button>}
      </Row>
    </Column>
  )
}
