import { useId } from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, labelStyle } from './control.ts'
import { color } from './tokens.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange'
> {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A labelled native select, because it works with touch, keyboard and every screen reader. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  id: givenId,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId()
  const id = givenId ?? ownId

  function choose(chosen: string): void {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option !== undefined) onChange(option.value)
  }

  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <Native id={id} value={value} onChange={(event) => choose(event.target.value)} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <Chevron aria-hidden viewBox="0 0 16 16">
          <path d="m3 6 5 5 5-5" />
        </Chevron>
      </Frame>
    </div>
  )
}

const Label = styled.label`
  ${labelStyle}
`

const Frame = styled.div`
  position: relative;
`

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.25rem;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** Replaces the browser's arrow, which sits at the very edge. */
const Chevron = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.75rem;
  width: 0.75rem;
  margin-block: auto;
  fill: none;
  color: ${color.textMuted};
  stroke: currentColor;
  stroke-width: 2;
  pointer-events: none;
`
