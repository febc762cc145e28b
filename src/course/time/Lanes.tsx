import { Fragment, useState } from 'react'
import { placeOn } from '#ui/axis.ts'
import type { Axis } from './axis.ts'
import { createHeld } from './held.ts'
import { handlesOf } from './handles.ts'
import type { Instrument } from './instrument.ts'
import { Knobs } from './Knob.tsx'
import { Lane } from './Lane.tsx'
import { Flag } from './marks.ts'
import { flagOf, pressRows, requestsOf } from './rowsOf.ts'
import { Ruler } from './Ruler.tsx'
import { Strip } from './Strip.tsx'
import { Requests } from './Requests.tsx'
import { withIds } from './times.ts'
import type { PlannedPress } from './times.ts'

interface LanesProps {
  axis: Axis
  /** Where times can be moved. */
  instrument?: Instrument | undefined
}

/** What was pressed, what each run asked its server for, and what its page showed, over one ruler. The list of moments says the same. */
export function Lanes({ axis, instrument }: LanesProps) {
  const place = placeOn(axis.from, axis.to)
  const handles = instrument ? handlesOf(axis, instrument.lesson, instrument.times) : []
  const { shared, own } = requestsOf(axis.runs)
  const [held] = useState(createHeld)
  const drawn = { axis, place, handles, instrument, held }
  const presses = withIds(axis.runs[0]?.recording.presses ?? [])
  const placeOf = ({ id, at }: PlannedPress) => place(handles.find((handle) => handle.id === id)?.at ?? at)
  const pressed = axis.runs.length === 2 ? 'Pressed on both' : 'You press'
  return (
    <>
      {pressRows(presses, axis.to - axis.from).map((row, index) => (
        <Lane
          key={row[0]?.id}
          name={index === 0 ? pressed : ''}
          wraps="where narrow"
          knobs={<Knobs ids={row.map(({ id }) => id)} {...drawn} />}
        >
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
          <Requests title={title} of={title} requests={own[index] ?? []} {...drawn} />
          <Strip
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
