import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { scaleLinear } from 'd3-scale'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import type { Axis, Span } from './axis.ts'
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
      <Ruler>
        <div>
          {place.ticks(5).map((at) => (
            <Tick key={at} style={{ insetInlineStart: `${place(at)}%` }}>
              {at / 1000}
              {at === 0 && ' s'}
            </Tick>
          ))}
        </div>
      </Ruler>
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
    // oxlint-disable-next-line react/no-array-index-key -- a run that is recorded does not change
    <Lane key={index} name={index === 0 ? title : ''} isTitle={index === 0}>
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

function Lane({ name, isTitle = false, children }: { name: string; isTitle?: boolean; children: ReactNode }) {
  return (
    <Row data-title={isTitle ? '' : undefined}>
      <span>{name}</span>
      <div>{children}</div>
    </Row>
  )
}

/** What is still to come is faint. */
const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  align-items: center;
  min-height: 1.875rem;

  &[data-title] {
    margin-block-start: ${space.xs};
    padding-block-start: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  & > span {
    padding-inline-end: ${space.m};
    color: ${color.textMuted};
    line-height: 1.25;
  }

  &[data-title] > span {
    color: ${color.text};
    font-weight: 600;
  }

  & > div {
    position: relative;
    height: 1.5rem;
    overflow: clip;
    mask: linear-gradient(to right, #000 calc(var(--at) * 1%), rgb(0 0 0 / 25%) calc(var(--at) * 1%));
  }

  & > div > * {
    position: absolute;
    inset-block: 0;
    overflow: hidden;
    border-radius: ${radius.s};
    line-height: 1.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @container (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);

    & > span:empty {
      display: none;
    }
  }
`

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

const Ruler = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  height: 1.75rem;
  margin-block-start: ${space.xs};

  & > div {
    position: relative;
    grid-column: 2;
    height: 0.875rem;
    border-block-start: 1px solid ${color.outline};
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 40rem) {
    grid-template-columns: 0 minmax(0, 1fr);
  }
`

const Tick = styled.span`
  position: absolute;
  inset-block-start: 0.5rem;
  line-height: 1;
  white-space: nowrap;
  translate: -50% 0;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -0.5rem;
    inset-inline-start: 50%;
    height: 0.25rem;
    border-inline-start: 1px solid ${color.outline};
  }
`
