import { keyframes, styled } from 'styled-components'
import type { LoggedRequest } from '#api/requestLog.ts'
import { color, move, radius, space } from '#ui/tokens.ts'
import { KeepsEnd } from '#ui/KeepsEnd.tsx'
import { unseen } from '#ui/VisuallyHidden.tsx'

/** One request of a demo, and what became of it. */
export function RequestPill({ entry }: { entry: LoggedRequest }) {
  return (
    <Pill $isUnderWay={entry.outcome === 'pending'}>
      <Method data-method={entry.method}>{entry.method}</Method> <Path>{entry.path}</Path>{' '}
      <i aria-hidden>→</i> <RequestOutcome entry={entry} />
    </Pill>
  )
}

/** Its page before its size, which is the same in each request and goes first where there is little room. */
function Path({ children: path }: { children: string }) {
  const [whole, before, size, after] = /^(.*)(&_limit=\d+)(.*)$/.exec(path) ?? []
  if (whole === undefined) return <KeepsEnd>{path}</KeepsEnd>
  return (
    <KeepsEnd>
      {before}
      <PageSize>{size}</PageSize>
      {after}
    </KeepsEnd>
  )
}

function RequestOutcome({ entry: { outcome, durationMs } }: { entry: LoggedRequest }) {
  if (durationMs === undefined) return <b>in flight</b>
  return (
    <b>
      {outcome} <Time>in {durationMs} ms</Time>
    </b>
  )
}

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`

const Method = styled.em`
  flex: none;
  font-style: normal;
`

const PageSize = styled.span``

const Time = styled.small`
  font-size: inherit;
`

/** What became of it is text: colours are for the states of cache entries, of which fetching is one. */
const Pill = styled.li<{ $isUnderWay: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.75ch;
  max-width: 100%;
  padding-inline: ${space.s};
  border: 1px solid ${({ $isUnderWay }) => ($isUnderWay ? color.fetching : color.border)};
  border-radius: ${radius.round};
  background: ${({ $isUnderWay }) => ($isUnderWay ? color.fetchingSoft : color.surface)};
  color: ${color.text};
  transition:
    background ${move.change},
    border-color ${move.change};

  /* The path gives way first. */
  span {
    flex: 0 1000 auto;
  }

  i {
    position: relative;
    flex: none;
    color: ${({ $isUnderWay }) => ($isUnderWay ? 'transparent' : 'inherit')};
    font-style: normal;
  }

  /* In the place of the arrow: a pill that grew or shrank would move the others. */
  i::before {
    position: absolute;
    inset: 0;
    width: 0.5rem;
    height: 0.5rem;
    margin: auto;
    border-radius: ${radius.round};
    background: ${({ $isUnderWay }) => ($isUnderWay ? color.fetching : 'none')};
    content: '';
  }

  /* As wide while it is in flight as with its answer. */
  b {
    flex: none;
    min-width: 14ch;
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
  }

  /* Where there is little room, the path has it, without its page's size: what is not written out is a GET. */
  @container (max-width: 30rem) {
    [data-method='GET'],
    ${PageSize} {
      ${unseen}
    }
  }

  /* Large text on a phone: what became of the request is what has to be seen. */
  @container (max-width: 16rem) {
    ${Method}, i {
      ${unseen}
    }

    b {
      flex-shrink: 1;
      min-width: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    i::before {
      animation: ${({ $isUnderWay }) => ($isUnderWay ? pulse : 'none')} 0.8s ease-in-out infinite;
    }
  }
`
