import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import type { SelectOption } from '#ui/Select.tsx'
import { space } from '#ui/tokens.ts'
import type { Preferences } from './user.ts'

export interface PreferencesFormProps {
  preferences: Preferences
  onUpdate: (change: Partial<Preferences>) => void
}

/** A user's preferences. They are only stored: the page's look has a store of its own (behaviour §10.8). */
export function PreferencesForm({ preferences, onUpdate }: PreferencesFormProps) {
  // Only the changed fields, so that an update keeps the current values of all others.
  const [change, setChange] = useState<Partial<Preferences>>({})
  const { theme, language, notifications } = { ...preferences, ...change }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onUpdate(change)
    setChange({})
  }

  return (
    <Form onSubmit={submit}>
      <Select
        label="Preferred theme"
        options={themes}
        value={theme}
        onChange={(theme) => setChange({ ...change, theme })}
      />
      <Select
        label="Language"
        options={
          languages.some(({ value }) => value === language)
            ? languages
            : [{ value: language, label: language }, ...languages]
        }
        value={language}
        onChange={(language) => setChange({ ...change, language })}
      />
      <Select
        label="Notifications"
        options={switches}
        value={notifications ? 'on' : 'off'}
        onChange={(value) => setChange({ ...change, notifications: value === 'on' })}
      />
      <Button type="submit">Update preferences</Button>
    </Form>
  )
}

const themes: readonly SelectOption<Preferences['theme']>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const languages: readonly SelectOption<string>[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
]

const switches: readonly SelectOption<'on' | 'off'>[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: end;
  gap: ${space.s} ${space.m};

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`
