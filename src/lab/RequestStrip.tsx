import { useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import type { LoggedRequest, Outcome, RequestLog } from '#api/requestLog.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'

/** More than fit on one line, so that a wide one is full. */
const SHOWN = 8

export interface RequestStripProps {
  log: RequestLog
}

/** The requests of one world on one line, live: how many there were, and what became of the latest, newest at the right. */
export function RequestStrip({ log }: RequestStripProps) {
  const entries = useSyncExternalStore(log.subscribe, log.entries, log.entries)
  return (
    <Strip role="group" aria-label="Requests of this demo">
      {entries.length === 0 ? (
        'No requests yet'
      ) : (
        <Count>
          {entries.length}
          <span> {entries.length === 1 ? 'request' : 'requests'}</span>
        </Count>
      )}
      <List>
        {entries.slice(-SHOWN).map((entry) => (
          <Pill key={entry.id} $color={colorOf(entry.outcome)} $isPending={entry.outcome === 'pending'}>
            <Method>{entry.method}</Method> <span>{entry.path}</span> <i aria-hidden>→</i>{' '}
            <b>{outcomeText(entry)}</b>
          </Pill>
        ))}
      </List>
    </Strip>
  )
}

function outcomeText({ outcome, durationMs }: LoggedRequest): string {
  return durationMs === undefined ? 'under way' : `${outcome} in ${durationMs} ms`
}

/** As in the cache's drawing: what is under way, what has come, what has failed, and what nobody waits for any more. */
function colorOf(outcome: Outcome): string {
  if (outcome === 'pending') return color.info
  if (outcome === 'cancelled') return color.textMuted
  if (outcome === 'no answer' || outcome >= 400) return color.danger
  return color.success
}

const Strip = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.s} var(--demo-inset, ${space.m});
  border-block-start: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.75;
  white-space: nowrap;
`

const Count = styled.span`
  flex: none;
  color: ${color.text};
  font-weight: 700;

  /* Where there is little room, the number says enough to whoever sees the list. */
  @container (max-width: 30rem) {
    span {
      ${unseen}
    }
  }
`

/** Its end is always to be seen; what has no room is cut off at its beginning. */
const List = styled.ol`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
`

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`

const Method = styled.em`
  flex: none;
  font-style: normal;
`

const Pill = styled.li<{ $color: string; $isPending: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.75ch;
  max-width: 100%;
  padding-inline: ${space.s};
  border: 1px solid ${({ $color }) => $color};
  border-radius: ${radius.round};
  background: ${color.surface};

  &::before {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.round};
    background: ${({ $color }) => $color};
    content: '';
  }

  /* The path gives way first. */
  span {
    flex: 0 1000 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  i {
    flex: none;
    font-style: normal;
  }

  b {
    min-width: 0;
    overflow: hidden;
    color: ${({ $color }) => $color};
    font-weight: 600;
    text-overflow: ellipsis;
  }

  /* Large text on a phone: what became of the request is what has to be seen. */
  @container (max-width: 16rem) {
    ${Method}, i {
      ${unseen}
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: ${({ $isPending }) => ($isPending ? pulse : 'none')} 0.8s ease-in-out infinite;
    }
  }
`
