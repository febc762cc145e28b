import { Fragment } from 'react'
import { placeOn } from '#ui/axis.ts'
import type { Axis } from './axis.ts'
import { Lane } from './Lane.tsx'
import { Flag } from './marks.ts'
import { flagOf, pressRows, requestsOf } from './rowsOf.ts'
import { Ruler } from './Ruler.tsx'
import { Strip } from './Strip.tsx'
import { Requests } from './Requests.tsx'
import { withIds } from './times.ts'
import type { PlannedPress, Times } from './times.ts'

interface LanesProps {
  axis: Axis
  /** Times that were moved, and with which nothing has run yet: they are drawn at once. */
  ahead?: Times
}

/** What was pressed, what each run asked its server for, and what its page showed, over one ruler. The list of moments says the same. */
export function Lanes({ axis, ahead = {} }: LanesProps) {
  const place = placeOn(axis.from, axis.to)
  const { shared, own } = requestsOf(axis.runs)
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
