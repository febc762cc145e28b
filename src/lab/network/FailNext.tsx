import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Failing } from '#mocks/network.ts'
import { Button } from '#ui/Button.tsx'
import { labelStyle } from '#ui/control.ts'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { nextToFail } from './describeNetwork.ts'
import { limits } from './limits.ts'
import { wholeNumber } from './wholeNumber.ts'

export interface FailNextProps {
  /** The failures that are left. */
  failing: Failing | undefined
  onChange: (failing: Failing | undefined) => void
}

const range = { min: 1, max: limits.times }
const methods = ['ANY', 'GET', 'POST', 'PATCH', 'DELETE'] as const

/** Lets the next requests fail, at one press, and shows how many failures are left. */
export function FailNext({ failing, onChange }: FailNextProps) {
  const [draft, setDraft] = useState('1')
  const input = useRef<HTMLInputElement>(null)
  const times = wholeNumber(draft, range)
  const toFail = failing !== undefined && failing.times > 0

  function start(method: Failing['method']): void {
    if (times === undefined) input.current?.focus()
    else onChange({ method, times })
  }

  return (
    <Group>
      <legend>Fail the next</legend>
      <Row>
        {methods.map((method) => {
          const next = nextToFail({ method, times: times ?? 1 })
          return (
            <Button key={method} aria-label={`Fail ${next}`} onClick={() => start(method)}>
              {next.replace('the next ', '')}
            </Button>
          )
        })}
      </Row>
      <Count>
        <Field
          ref={input}
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          value={draft}
          error={times === undefined ? `Give a whole number from ${range.min} to ${range.max}.` : undefined}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button variant="quiet" disabled={!toFail} onClick={() => onChange(undefined)}>
          Let them pass
        </Button>
      </Count>
      <Left>
        {toFail ? `Still to fail while the lab is open: ${stillToFail(failing)}` : 'Nothing is set to fail.'}
      </Left>
    </Group>
  )
}

function stillToFail({ method, times }: Failing): string {
  const name = method === 'ANY' ? 'of any method' : method
  return `${times === Infinity ? 'all' : times} ${name}`
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${labelStyle}
    padding: 0;
    font-size: ${font.normal};
  }
`

const Count = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: ${space.m};
  margin-block: ${space.s};
`

const Left = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`
