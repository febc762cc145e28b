import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import type { MutationMarker } from './mutationMarkers.ts'
import { Row } from './Row.tsx'
import type { Place } from '#ui/axis.ts'

export const markerSigns = { pending: '▸', success: '✓', error: '✗' } as const
export const markerWords = { pending: 'sent', success: 'succeeded', error: 'failed' } as const

/** A lane with the starts and ends of mutations. */
export function MarkerRow({ markers, place }: { markers: readonly MutationMarker[]; place: Place }) {
  const latest = markers.at(-1)
  return (
    <Row name="Mutations" status={latest && `${latest.name} ${markerWords[latest.status]}`} hasSigns>
      {markers.map(({ mutationId, status, at }) => (
        <Marker key={`${mutationId} ${status}`} $status={status} style={{ left: `${place(at)}%` }}>
          {markerSigns[status]}
        </Marker>
      ))}
    </Row>
  )
}

/** A line at its moment. The sign of a start precedes it, that of an end follows it: however near both are, they stand in their order. */
const Marker = styled.span<{ $status: MutationMarker['status'] }>`
  position: absolute;
  inset-block: 0;
  padding-inline: 0.125rem;
  color: ${color.text};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.5rem;
  ${({ $status }) =>
    $status === 'pending'
      ? 'border-inline-end: 2px solid; transform: translateX(-100%);'
      : 'border-inline-start: 2px solid;'}
`
