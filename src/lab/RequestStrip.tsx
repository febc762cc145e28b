import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'
import { color, font, space } from '#ui/tokens.ts'

const SHOWN = 4

export interface RequestStripProps {
  log: RequestLog
}

/** The latest requests of one world, live, with their number and outcomes. */
export function RequestStrip({ log }: RequestStripProps) {
  const entries = useSyncExternalStore(log.subscribe, log.entries, log.entries)
  const earlier = entries.length - SHOWN
  return (
    <Strip role="group" aria-label="Requests of this demo">
      <Count>{countRequests(entries.length)}</Count>
      <List>
        {earlier > 0 && <li>… {earlier} earlier</li>}
        {entries.slice(-SHOWN).map((entry) => (
          <li key={entry.id}>
            {entry.method} {entry.path} <Arrow aria-hidden>→</Arrow> <b>{outcomeText(entry)}</b>
          </li>
        ))}
      </List>
    </Strip>
  )
}

function countRequests(count: number): string {
  if (count === 0) return 'No requests yet'
  return `${count} ${count === 1 ? 'request' : 'requests'}`
}

function outcomeText({ outcome, durationMs }: LoggedRequest): string {
  return durationMs === undefined ? 'under way' : `${outcome} in ${durationMs} ms`
}

const Strip = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  min-height: 2.5rem;
  padding: ${space.s} ${space.m};
  border-block-start: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: 0.8125rem;
  line-height: 1.5rem;
`

const Count = styled.span`
  color: ${color.text};
  font-weight: 700;
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  b {
    color: ${color.text};
    font-weight: 600;
  }
`

const Arrow = styled.span`
  color: ${color.textMuted};
`
