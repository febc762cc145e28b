import { spanStyle } from './drawn.ts'
import type { Drawn } from './drawn.ts'
import { Lane } from './Lane.tsx'
import { KeepsEnd } from '#ui/KeepsEnd.tsx'
import { Bar, BarName } from './marks.ts'
import { endId, isAnswered } from './times.ts'
import { tracksOf } from './tracksOf.ts'
import type { TimedRequest } from './recording.ts'

interface RequestsProps extends Drawn {
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
