import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { color, radius, size, space } from '#ui/tokens.ts'
import type { Axis } from './axis.ts'
import { Fold } from './Fold.ts'
import { handlesOf, STEP_MS, within } from './handles.ts'
import type { Handle } from './handles.ts'
import type { Instrument } from './instrument.ts'

/** The times that can be moved, to be typed. */
export function TimesInNumbers({ axis, instrument }: { axis: Axis; instrument: Instrument }) {
  const handles = handlesOf(axis, instrument.lesson, instrument.times)
  if (handles.length === 0) return null
  return (
    <Fold>
      <summary>Times in ms</summary>
      <List>
        {handles.map((handle) => (
          <NumberField key={handle.id} handle={handle} instrument={instrument} />
        ))}
      </List>
    </Fold>
  )
}

/** Takes what is typed as soon as it can be a time: on the way to 1200 there are a 1 and a 12. */
function NumberField({ handle, instrument }: { handle: Handle; instrument: Instrument }) {
  const { id, name, value, least, most } = handle
  const field = useId()
  const [typed, setTyped] = useState<string>()

  function type(input: HTMLInputElement): void {
    setTyped(input.value)
    if (input.value !== '' && input.validity.valid) instrument.move(id, input.valueAsNumber)
  }

  function leave(input: HTMLInputElement): void {
    const next = within(input.valueAsNumber, handle)
    if (!Number.isNaN(next) && next !== value) instrument.move(id, next)
    setTyped(undefined)
  }

  return (
    <>
      <label htmlFor={field}>{name}</label>
      <input
        id={field}
        type="number"
        value={typed ?? value}
        min={least}
        max={most}
        step={STEP_MS}
        onChange={({ target }) => type(target)}
        onBlur={({ target }) => leave(target)}
        onKeyDown={(event) => event.key === 'Enter' && leave(event.currentTarget)}
      />
    </>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) 6.5rem;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: 0 var(--demo-inset) ${space.m};

  label {
    overflow-wrap: anywhere;
  }

  input {
    min-height: ${size.touch};
    padding-inline: ${space.s};
    border: 1px solid ${color.outline};
    border-radius: ${radius.m};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
`
