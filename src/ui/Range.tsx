import { useId } from 'react'
import { styled } from 'styled-components'
import { labelStyle } from './control.ts'
import { color, size, space } from './tokens.ts'

export interface RangeProps {
  label: string
  value: number
  /** The value with its unit. */
  text: string
  min?: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A slider, with its value as text. */
export function Range({ label, value, text, min = 0, max, step, onChange }: RangeProps) {
  const id = useId()
  return (
    <div>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        <Value aria-hidden>{text}</Value>
      </Head>
      <Slider
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
`

const Label = styled.label`
  ${labelStyle}
`

const Value = styled.span`
  min-width: var(--value-width, 0);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`

const Slider = styled.input`
  display: block;
  width: 100%;
  height: ${size.touch};
  margin: 0;
  /* Light enough in the dark theme: with a darker one browsers draw a white track there. */
  accent-color: ${color.accentText};
  cursor: pointer;
`
