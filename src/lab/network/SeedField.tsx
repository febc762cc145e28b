import { useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { limits } from './limits.ts'
import { wholeNumber } from './wholeNumber.ts'

const range = { min: 0, max: limits.errorSeed }

/** The seed of the failures. It applies on blur or Enter; an invalid text stays in the field with an error. */
export function SeedField({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  const [draft, setDraft] = useState<{ seed: number; text: string }>()
  // A draft belongs to its seed: another seed, as from Reset, replaces it.
  const text = draft?.seed === seed ? draft.text : String(seed)
  const typed = wholeNumber(text, range)

  function settle(): void {
    if (typed !== undefined && typed !== seed) onChange(typed)
  }

  return (
    <Field
      label="Seed"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      hint="The same seed fails the same requests."
      error={
        typed === undefined
          ? `A seed is a whole number from 0 to ${range.max}. Seed ${seed} still counts.`
          : undefined
      }
      onChange={(event) => setDraft({ seed, text: event.target.value })}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      onBlur={() => settle()}
    />
  )
}
