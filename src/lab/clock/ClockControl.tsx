import { useId, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { labelStyle } from '#ui/control.ts'
import { Column, Row } from '#ui/layout.ts'
import { color, font, radius, size, space, width } from '#ui/tokens.ts'
import type { Clock } from './clock.ts'
import { ClockBanner } from './ClockBanner.tsx'
import { speeds } from './stopwatch.ts'

export interface ClockControlProps {
  /** The page's clock; undefined where time cannot be changed. */
  clock: Clock | undefined
  /** Where there is a clock instead. */
  elsewhere: Elsewhere
}

export interface Elsewhere {
  /** Why there is no clock here: other demos share the page's time (the default), or the cache was made before it. */
  because?: 'shared' | 'late'
  label: string
  href: string
}

const reasons: Record<NonNullable<Elsewhere['because']>, string> = {
  shared: 'Time belongs to the whole page, so it cannot run faster for one demo in it.',
  late: 'Time can run faster only if the page starts with a clock.',
}

/** Sets the speed of time, where there is a clock. */
export function ClockControl({ clock, elsewhere }: ClockControlProps) {
  return clock === undefined ? <NoClock {...elsewhere} /> : <Speeds clock={clock} />
}

function NoClock({ because = 'shared', label, href }: Elsewhere) {
  return (
    <Note>
      {reasons[because]} {/* A demo opens in a new tab; a reload stays in this one. */}
      <a href={href} {...(because === 'shared' && { target: '_blank', rel: 'noreferrer' })}>
        {label}
      </a>
    </Note>
  )
}

function Speeds({ clock }: { clock: Clock }) {
  const name = useId()
  const current = useSyncExternalStore(clock.subscribe, clock.speed, clock.speed)
  return (
    <Column>
      <Group>
        <legend>Speed of time</legend>
        <Row>
          {speeds.map((speed) => (
            <Choice key={speed}>
              <input
                type="radio"
                name={name}
                checked={speed === current}
                onChange={() => clock.setSpeed(speed)}
              />
              {speed}×
            </Choice>
          ))}
        </Row>
      </Group>
      <ClockBanner clock={clock} />
      <Note>
        Freshness, garbage collection and the pauses between retries follow. The network keeps real time.
      </Note>
    </Column>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${labelStyle}
    padding: 0;
  }
`

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.background};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  /* All speeds on one line. */
  @media (max-width: ${width.phone}) {
    padding-inline: ${space.s};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.accentText};
    cursor: inherit;
  }
`

const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};

  a {
    color: ${color.accentText};
    font-weight: 600;
  }
`
