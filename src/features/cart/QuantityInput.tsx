import { useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '#ui/control.ts'
import { parseQuantity } from './cart.ts'

export interface QuantityInputProps {
  label: string
  quantity: number
  onChange: (quantity: number) => void
}

/**
 * An integer from 0 (behaviour §5). 0, and other text, may be on the way from 10 to 25: it waits until the field loses the focus or Enter is
 * pressed, and then counts as 0.
 */
export function QuantityInput({ label, quantity, onChange }: QuantityInputProps) {
  const [draft, setDraft] = useState<string>()

  function type(text: string): void {
    const typed = /^\d+$/.test(text) ? parseQuantity(text) : 0
    setDraft(typed > 0 ? undefined : text)
    if (typed > 0) onChange(typed)
  }

  function finish(): void {
    if (draft === undefined) return
    setDraft(undefined)
    onChange(parseQuantity(draft))
  }

  return (
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      aria-label={label}
      value={draft ?? quantity}
      onChange={(event) => type(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}

const Input = styled.input`
  ${controlStyle}
  flex: none;
  width: 5.5rem;
`
