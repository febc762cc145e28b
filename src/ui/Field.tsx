import { useId } from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, labelStyle } from './control.ts'
import { color, font, space } from './tokens.ts'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string | undefined
  /** The problem with the value. Replaces the hint; announced with the input. */
  error?: string | undefined
}

/** What somebody pastes may be longer than any page that shows it (behaviour §5). */
const MOST_SIGNS = 200

/** A text input with its label, and a hint or an error. */
export function Field({ label, hint, error, id: givenId, ...input }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
        maxLength={MOST_SIGNS}
        {...input}
      />
      {note !== undefined && (
        <Note id={noteId} $wrong={error !== undefined}>
          {note}
        </Note>
      )}
    </div>
  )
}

const Label = styled.label`
  ${labelStyle}
`

const Input = styled.input`
  ${controlStyle}
`

const Note = styled.p<{ $wrong: boolean }>`
  margin: ${space.xs} 0 0;
  color: ${({ $wrong }) => ($wrong ? color.text : color.textMuted)};
  font-size: ${font.small};
`
