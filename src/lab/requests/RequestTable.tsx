import { styled } from 'styled-components'
import { LOG_LIMIT } from '#api/requestLog.ts'
import type { RequestLog } from '#api/requestLog.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, space } from '#ui/tokens.ts'
import { RequestRows } from './RequestRows.tsx'
import type { RequestTracker } from './requestTracker.ts'
import { useEntries } from './useEntries.ts'

export interface RequestTableProps {
  log: RequestLog
  tracker: RequestTracker
}

/** Every request of one log, live: its outcome, and why it was made. */
export function RequestTable({ log, tracker }: RequestTableProps) {
  const entries = useEntries(log)

  return (
    <Frame>
      <Head $gap="s m" $align="center" $justify="space-between">
        <Count role="status">{countText(entries.length)}</Count>
        <Button onClick={log.clear}>Clear</Button>
      </Head>
      {entries.length === 0 ? (
        <EmptyState>Each request appears here as it leaves.</EmptyState>
      ) : (
        <RequestRows entries={entries} details={tracker.details} />
      )}
    </Frame>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No requests yet'
  return count === LOG_LIMIT ? 'The last 10,000 requests' : pluralize(count, 'request')
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  container-type: inline-size;
  color: ${color.text};
`

const Head = styled(Row)`
  margin-block-end: ${space.s};
`

const Count = styled.p`
  margin: 0;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`
