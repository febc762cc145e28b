import { useId } from 'react'
import { styled } from 'styled-components'
import { color, font, move, radius, size, space } from '#ui/tokens.ts'

export interface SwitchProps {
  label: string
  hint: string
  on: boolean
  onChange: (on: boolean) => void
}

/** A switch with a hint. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <Line>
        <Track
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
          role="switch"
          aria-describedby={id}
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </Line>
      <Hint id={id}>{hint}</Hint>
    </div>
  )
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  font-weight: 600;
  cursor: pointer;
`

/** The knob's position and filling show the state, besides the colour. */
const Track = styled.input`
  position: relative;
  flex: none;
  width: 3rem;
  height: 1.75rem;
  margin: 0;
  appearance: none;
  border: 2px solid ${color.outline};
  border-radius: ${radius.round};
  background: ${color.background};
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-start: 0.25rem;
    width: 1rem;
    height: 1rem;
    border: 2px solid ${color.outline};
    border-radius: 50%;
    transition: translate ${move.press};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    border-color: ${color.onAccent};
    background: ${color.onAccent};
    translate: 1.25rem;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

const Hint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
`
