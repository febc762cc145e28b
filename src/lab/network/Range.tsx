import { useId } from 'react'
import { styled } from 'styled-components'
import { labelStyle } from '#ui/control.ts'
import { color, size, space } from '#ui/tokens.ts'

export interface RangeProps {
  label: string
  value: number
  /** The value with its unit. */
  text: string
  max: number
  step: number
  onChange: (value: number) => void
}

/** A slider from 0, with its value as text. */
export function Range({ label, value, text, max, step, onChange }: RangeProps) {
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
        min={0}
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
  font-variant-numeric: tabular-nums;
  font-weight: 600;
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
