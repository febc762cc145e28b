import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { LoggedRequest, Outcome } from '#api/requestLog.ts'
import { Badge } from '#ui/Badge.tsx'
import { color, font } from '#ui/tokens.ts'
import { keyText } from '#lab/keyText.ts'
import { wide } from './columns.ts'
import type { RequestDetails } from './trigger.ts'

interface RequestCellsProps {
  entry: LoggedRequest
  /** Undefined for a request that left while nothing was tracked. */
  details: RequestDetails | undefined
}

/** The cells of one request. */
export function RequestCells({ entry, details }: RequestCellsProps) {
  return (
    <>
      <Cell $area="method">
        <b>{entry.method}</b>
      </Cell>
      <Cell $area="path" translate="no">
        {entry.outcome === 'cancelled' ? <Cancelled>{entry.path}</Cancelled> : entry.path}
      </Cell>
      <Status $area="status">
        <span aria-hidden>{markOf(entry.outcome)}</span>{' '}
        {entry.outcome === 'pending' ? 'in flight' : entry.outcome}
      </Status>
      <Duration $area="duration">
        {entry.durationMs === undefined ? '…' : `${Math.round(entry.durationMs)} ms`}
      </Duration>
      <Cell $area="trigger">
        <Why details={details} />
      </Cell>
      <Cell $area="key" translate="no">
        {details?.key && keyText(details.key)}
        {details?.askedBy && <AskedBy>for {keyText(details.askedBy)}</AskedBy>}
      </Cell>
    </>
  )
}

/** A sign beside the text, in no colour: those are for the states of cache entries. */
function markOf(outcome: Outcome): string {
  if (outcome === 'pending') return '○'
  if (outcome === 'cancelled') return '⊘'
  return outcome === 'no answer' || outcome >= 400 ? '✗' : '✓'
}

function Why({ details }: { details: RequestDetails | undefined }) {
  if (details === undefined) return <Unknown>not recorded</Unknown>
  if (details.trigger === 'unknown') return <Unknown>not by a query</Unknown>
  return <Reason>{details.trigger}</Reason>
}

const CellBase = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
  padding: 0;
  font-family: ${font.code};
  font-size: 0.8125rem;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`

function Cell(props: ComponentProps<typeof CellBase>) {
  return <CellBase role="cell" {...props} />
}

const Status = styled(Cell)`
  font-family: ${font.body};
  font-weight: 600;
`

const Duration = styled(Cell)`
  font-family: ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Reason = styled(Badge)`
  vertical-align: top;
  font-family: ${font.body};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`

const Unknown = styled.span`
  color: ${color.textMuted};
  font-family: ${font.body};
  overflow-wrap: normal;
`

const Cancelled = styled.span`
  color: ${color.textMuted};
  text-decoration: line-through;
`

const AskedBy = styled.span`
  display: block;
  color: ${color.textMuted};

  ${wide} {
    line-height: 1.25rem;
  }
`
