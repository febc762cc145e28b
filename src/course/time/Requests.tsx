import { css, styled } from 'styled-components'
import { KeepsEnd } from '#ui/KeepsEnd.tsx'
import { color, font } from '#ui/tokens.ts'
import { spanStyle, Lane } from './Lane.tsx'
import type { DrawnOn } from './Lane.tsx'
import { endId, isAnswered } from './times.ts'
import type { TimedRequest } from './recording.ts'

interface RequestsProps extends DrawnOn {
  title: string
  requests: readonly TimedRequest[]
}

/** How much of the axis the name of a request takes, about, in percent. */
const NAME = 26

/** Requests on as few lines as there is room for. */
export function Requests({ title, requests, axis, place, ahead }: RequestsProps) {
  function endOf(request: TimedRequest): number {
    const moved = isAnswered(request) ? ahead[endId(request.key)] : undefined
    return moved === undefined ? (request.to ?? axis.to) : request.from + moved
  }

  return tracksOf(requests).map((track, index) => (
    <Lane key={track[0]?.id} name={index === 0 ? title : ''} isTitle={index === 0}>
      {track.flatMap((request, nth) => {
        const span = { from: request.from, to: endOf(request) }
        const next = track[nth + 1]
        const isShort = place(span.to) - Math.max(0, place(span.from)) < NAME
        const room = place(next?.from ?? axis.to) - place(span.to)
        const outcome = request.outcome === 'pending' ? '…' : request.outcome
        const title = `${request.says} ${outcome}`
        const name = (
          <>
            <KeepsEnd>{request.says}</KeepsEnd> <b>{outcome}</b>
          </>
        )
        return isShort && room >= NAME
          ? [
              <Bar key={request.id} title={title} style={spanStyle(place, span)} />,
              <BarName
                key={`${request.id} name`}
                style={{ insetInlineStart: `${place(span.to)}%`, maxWidth: `${room}%` }}
              >
                {name}
              </BarName>,
            ]
          : [
              <Bar key={request.id} title={title} style={spanStyle(place, span)}>
                {name}
              </Bar>,
            ]
      })}
    </Lane>
  ))
}

/** Requests on as few lines as there were in flight at one time; each line oldest first. */
export function tracksOf(requests: readonly TimedRequest[]): readonly (readonly TimedRequest[])[] {
  const tracks: TimedRequest[][] = []
  for (const request of requests.toSorted((one, other) => one.from - other.from)) {
    const free = tracks.find((track) => (track.at(-1)?.to ?? Infinity) <= request.from)
    if (free) free.push(request)
    else tracks.push([request])
  }
  return tracks
}

/** A name gives way to what became of the request. */
const nameAndOutcome = css`
  display: flex;
  align-items: center;
  gap: 0.75ch;

  & > b {
    flex: none;
  }
`

/** A request, from when it leaves until its end. Where only a few letters of its name have room, it has none. */
const Bar = styled.span.attrs({ translate: 'no' })`
  ${nameAndOutcome}
  container-type: inline-size;
  box-sizing: border-box;
  padding-inline: 0.375rem;
  border: 1.5px solid ${color.outline};
  background: ${color.sunken};
  font-family: ${font.code};
  font-size: 0.75rem;

  & > * {
    @container (max-width: 4rem) {
      display: none;
    }
  }
`

/** The name of a request that is too short to hold it, after it. */
const BarName = styled.span.attrs({ translate: 'no' })`
  ${nameAndOutcome}
  box-sizing: border-box;
  padding-inline-start: 0.75rem;
  font-family: ${font.code};
  font-size: 0.75rem;
`
