import { Fragment } from 'react'
import { scaleLinear } from 'd3-scale'
import { styled } from 'styled-components'
import { color, font, radius } from '#ui/tokens.ts'
import type { Axis, Span } from './axis.ts'
import { Lane } from './Lane.tsx'
import { Ruler } from './Ruler.tsx'
import { tracksOf } from './tracksOf.ts'
import type { Recording } from './recording.ts'

/** The position of a moment, in percent of the lanes. */
type Place = (at: number) => number

/** What was pressed, what each run asked its server for, and what its page showed, over one ruler. The list of moments says the same. */
export function Lanes({ axis }: { axis: Axis }) {
  const place = scaleLinear([axis.from, axis.to], [0, 100])
  const presses = axis.runs[0]?.recording.presses ?? []
  return (
    <div aria-hidden>
      <Lane name="You press">
        {presses.map(({ at, says }) => (
          <Flag key={at} style={{ insetInlineStart: `${place(at)}%` }}>
            {says}
          </Flag>
        ))}
      </Lane>
      {axis.runs.map(({ title, recording }) => (
        <Fragment key={title}>
          <Requests title={title} recording={recording} axis={axis} place={place} />
          <Lane
            name={recording.requests.length === 0 ? title : 'it shows'}
            isTitle={recording.requests.length === 0}
          >
            {recording.shown.map(({ from, says }, index) => (
              <Shows
                key={from}
                style={spanStyle(place, { from, to: recording.shown[index + 1]?.from ?? axis.to })}
              >
                {says}
              </Shows>
            ))}
            {axis.differs && <Differs style={spanStyle(place, axis.differs)} />}
          </Lane>
        </Fragment>
      ))}
      <Ruler from={axis.from} to={axis.to} />
    </div>
  )
}

interface RequestsProps {
  title: string
  recording: Recording
  axis: Axis
  place: Place
}

function Requests({ title, recording: { requests }, axis, place }: RequestsProps) {
  return tracksOf(requests).map((track, index) => (
    <Lane key={track[0]?.id} name={index === 0 ? title : ''} isTitle={index === 0}>
      {track.map(({ id, says, from, to, outcome }) => (
        <Bar key={id} style={spanStyle(place, { from, to: to ?? axis.to })}>
          {says} <b>{outcome === 'pending' ? '…' : outcome}</b>
        </Bar>
      ))}
    </Lane>
  ))
}

function spanStyle(place: Place, { from, to }: Span) {
  return { insetInlineStart: `${place(from)}%`, width: `${place(to) - place(from)}%` }
}

const Flag = styled.span`
  padding-inline: 0.375rem;
  border-inline-start: 2.5px solid ${color.text};
  border-radius: 0 ${radius.s} ${radius.s} 0 !important;
  background: ${color.sunken};
  font-weight: 600;
`

const Bar = styled.span`
  box-sizing: border-box;
  padding-inline: 0.375rem;
  border: 1.5px solid ${color.outline};
  background: ${color.sunken};
  font-family: ${font.code};
  font-size: 0.75rem;
  line-height: 1.3125rem !important;
`

const Shows = styled.span`
  box-sizing: border-box;
  padding-inline: 0.375rem;
  border-inline-end: 2px solid ${color.canvas};
  background: ${color.sunken};
  font-weight: 600;
`

/** Where two runs show different things for the longest time. */
const Differs = styled.span`
  box-sizing: border-box;
  border: 2px solid ${color.text};
`
