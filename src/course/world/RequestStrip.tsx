import { useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'

/** How many requests are drawn: more than fit, so that a wide line is full. */
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
          <Pill key={entry.id} $isUnderWay={entry.outcome === 'pending'}>
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

/** Its end is always to be seen; what has no room fades at its beginning. */
const List = styled.ol`
  /* How wide it fades. */
  --fade: 0.75rem;

  position: relative;
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  mask-image: linear-gradient(to right, transparent, black var(--fade));

  /* Wide enough that half a request does not look like a whole one. */
  @container (min-width: 30rem) {
    --fade: 3rem;
  }
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

/** What became of it is text: colours are for the states of cache entries, of which fetching is one. */
const Pill = styled.li<{ $isUnderWay: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.75ch;
  max-width: calc(100% - var(--fade));
  padding-inline: ${space.s};
  border: 1px solid ${({ $isUnderWay }) => ($isUnderWay ? color.fetching : color.border)};
  border-radius: ${radius.round};
  background: ${({ $isUnderWay }) => ($isUnderWay ? color.fetchingSoft : color.surface)};
  color: ${color.text};

  &::before {
    display: ${({ $isUnderWay }) => ($isUnderWay ? 'block' : 'none')};
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.round};
    background: ${color.fetching};
    content: '';
  }

  /* Beside the latest, a narrow list has room for no other one. */
  @container (max-width: 24rem) {
    &:not(:last-child) {
      ${unseen}
    }
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
    flex: none;
    min-width: 0;
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
  }

  /* Large text on a phone: what became of the request is what has to be seen. */
  @container (max-width: 16rem) {
    ${Method}, i {
      ${unseen}
    }

    b {
      flex-shrink: 1;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: ${pulse} 0.8s ease-in-out infinite;
    }
  }
`
