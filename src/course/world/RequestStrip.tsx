import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'
import { color, font, space } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'
import { RequestPill } from './RequestPill.tsx'

/** So many requests are laid out at once: more than fit, so that a wide line is full. */
const SHOWN = 8

/** Its CSS height, with requests and without: nothing below it moves when the first one leaves. */
export const STRIP_HEIGHT = '2.75rem'

export interface RequestStripProps {
  log: RequestLog
}

/** The requests of one world, live, in the order in which they left: the line of the one that left or ended last, and how many there were. */
export function RequestStrip({ log }: RequestStripProps) {
  return <RequestLine entries={useSyncExternalStore(log.subscribe, log.entries, log.entries)} />
}

/** The same for the requests of one moment. */
export function RequestLine({ entries }: { entries: readonly LoggedRequest[] }) {
  const odd = oddOnes(entries)
  const list = useRef<HTMLOListElement>(null)
  const shown = entries.slice(Math.floor(Math.max(0, entries.length - 1) / SHOWN) * SHOWN)
  const times = shown.map(({ startedAt, durationMs = 0 }) => startedAt + durationMs)
  const latest = times.lastIndexOf(Math.max(...times))
  // Scrolled, so that no request leaves its place for another one.
  useLayoutEffect(() => {
    const pill = list.current?.children[latest]
    if (list.current && pill instanceof HTMLElement) list.current.scrollTop = pill.offsetTop
  })
  return (
    <Strip role="group" aria-label="Requests of this demo">
      {entries.length === 0 ? (
        <Count key="none">No requests yet</Count>
      ) : (
        // Another element, as a count that has grown begins further left.
        <Count key={odd.join()}>
          <b>{entries.length}</b>
          <span> {entries.length === 1 ? 'request' : 'requests'}</span>
          <span>{odd.map((one) => `, ${one}`).join('')}</span>
        </Count>
      )}
      <List ref={list} translate="no">
        {shown.map((entry) => (
          <RequestPill key={entry.id} entry={entry} />
        ))}
      </List>
    </Strip>
  )
}

/** Those that came to nothing, which the list may no longer show: such as `1 cancelled`. */
function oddOnes(entries: readonly LoggedRequest[]): readonly string[] {
  // One alone is in sight, and the line is left as it was before its answer.
  if (entries.length === 1) return []
  const cancelled = entries.filter(({ outcome }) => outcome === 'cancelled').length
  const failed = entries.filter(({ outcome }) => outcome === 'no answer' || Number(outcome) >= 400).length
  return [...(cancelled > 0 ? [`${cancelled} cancelled`] : []), ...(failed > 0 ? [`${failed} failed`] : [])]
}

const Strip = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${space.m};
  box-sizing: border-box;
  min-height: ${STRIP_HEIGHT};
  padding: ${space.s} var(--demo-inset, ${space.m});
  border-block-start: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.75;
  white-space: nowrap;
`

/** At the end of the line, and as wide with one request as with ten: it keeps its place. */
const Count = styled.span`
  flex: none;
  order: 1;
  min-width: 11ch;
  max-width: 60%;
  margin-inline-start: auto;
  overflow: hidden;
  text-overflow: ellipsis;

  b,
  b + span {
    color: ${color.text};
    font-weight: 700;
  }

  /* Where there is little room, the number says enough to whoever sees the list. */
  @container (max-width: 30rem) {
    min-width: 0;

    span {
      ${unseen}
    }
  }
`

/** What has no room on a line begins the next one, and one line is in sight: no request is cut. */
const List = styled.ol`
  position: relative;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space.s};
  min-width: 0;
  height: calc(1.75em + 2px);
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
`
