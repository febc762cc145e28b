import { Fragment } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'
import { placeOn } from '#ui/axis.ts'
import type { Axis } from './axis.ts'
import { Lane } from './Lane.tsx'
import { Ruler } from './Ruler.tsx'
import { ShownStrip } from './ShownStrip.tsx'
import { Requests } from './Requests.tsx'
import { withIds } from './times.ts'
import type { PlannedPress, Times } from './times.ts'
import type { Press, NamedRun, TimedRequest } from './recording.ts'

interface LanesProps {
  axis: Axis
  /** Times that were moved, and with which nothing has run yet: they are drawn at once. */
  ahead?: Times
}

/** What was pressed, what each run asked its server for, and what its page showed, over one ruler. The list of moments says the same. */
export function Lanes({ axis, ahead = {} }: LanesProps) {
  const place = placeOn(axis.from, axis.to)
  const { shared, own } = sharedAndOwn(axis.runs)
  const drawn = { axis, place, ahead }
  const presses = withIds(axis.runs[0]?.recording.presses ?? [])
  const placeOf = ({ id, at }: PlannedPress) => place(ahead[id] ?? at)
  const pressed = axis.runs.length === 2 ? 'Pressed on both' : 'You press'
  return (
    <>
      {pressRows(presses, axis.to - axis.from).map((row, index) => (
        <Lane key={row[0]?.id} name={index === 0 ? pressed : ''} wraps="where narrow">
          {row.map((press, nth) => {
            const next = row[nth + 1]
            const room = (next ? placeOf(next) : 100) - placeOf(press)
            return (
              <Flag
                key={press.id}
                title={flagOf(press)}
                style={{ insetInlineStart: `${placeOf(press)}%`, maxWidth: `${room}%` }}
              >
                {flagOf(press)}
              </Flag>
            )
          })}
        </Lane>
      ))}
      <Requests title={axis.runs.length === 2 ? 'Both ask' : 'All ask'} requests={shared} {...drawn} />
      {axis.runs.map(({ title, recording }, index) => (
        <Fragment key={title}>
          <Requests title={title} requests={own[index] ?? []} {...drawn} />
          <ShownStrip
            name={own[index]?.length === 0 ? title : 'it shows'}
            isTitle={own[index]?.length === 0}
            recording={recording}
            axis={axis}
            place={place}
          />
        </Fragment>
      ))}
      <Ruler from={axis.from} to={axis.to} />
    </>
  )
}

/** Requests of two runs as near as this are drawn once, in ms. */
const AT_ONCE_MS = 100

/** The requests of runs: those that all have in the same way, and what each has besides. */
export function sharedAndOwn(runs: readonly NamedRun[]): {
  shared: readonly TimedRequest[]
  own: readonly (readonly TimedRequest[])[]
} {
  const [first, ...others] = runs.map(({ recording }) => recording.requests)
  const shared =
    others.length === 0
      ? []
      : (first ?? []).filter((one) => others.every((other) => other.some((each) => isSame(one, each))))
  return {
    shared,
    own: runs.map(({ recording }) =>
      recording.requests.filter((one) => !shared.some((other) => isSame(one, other))),
    ),
  }
}

function isSame(one: TimedRequest, other: TimedRequest): boolean {
  return (
    one.key !== undefined &&
    one.key === other.key &&
    one.outcome === other.outcome &&
    isNear(one.from, other.from) &&
    isNear(one.to, other.to)
  )
}

function isNear(one = Infinity, other = Infinity): boolean {
  return one === other || Math.abs(one - other) <= AT_ONCE_MS
}

/** How much of an axis a flag takes: the least, and for each letter. */
const FLAG = { least: 0.2, letter: 0.013 }

/** What a flag says of a press: the option alone where one was chosen. */
export function flagOf({ says, deed }: Press): string {
  return deed?.does === 'choose' ? says.slice(deed.name.length + 2) : says
}

/** Presses on as few lines as their words leave room for, on an axis of `axisMs`. */
export function pressRows<Some extends Press>(
  presses: readonly Some[],
  axisMs: number,
): readonly (readonly Some[])[] {
  const endOf = (press: Some) =>
    press.at + axisMs * Math.max(FLAG.least, FLAG.letter * (flagOf(press).length + 2))
  const rows: Some[][] = []
  for (const press of presses) {
    const free = rows.find((row) => row.every((before) => press.at >= endOf(before)))
    if (free) free.push(press)
    else rows.push([press])
  }
  return rows
}

/** A press. */
const Flag = styled.span`
  display: flex;
  align-items: center;
  padding-inline: 0.5rem 0.375rem;
  border-inline-start: 2.5px solid ${color.text};
  border-radius: 0 ${radius.s} ${radius.s} 0 !important;
  background: ${color.sunken};
  font-weight: 600;
`
