import { memo } from 'react'
import { styled } from 'styled-components'
import { color, font, size, space } from '#ui/tokens.ts'
import type { LogEntry } from './actionRecorder.ts'
import { describeAction } from './describeAction.ts'

export interface ActionRowProps {
  number: number
  /** Undefined for the start, before all actions. */
  entry: LogEntry | undefined
  isPresent: boolean
  /** Whether the present state does not include this action, because of a jump. */
  isUndone: boolean
  isTabStop: boolean
  onGoTo: (number: number) => void
  onFocus: (number: number) => void
}

/** One action. A press jumps to the state after it. */
export const ActionRow = memo(function ActionRow(props: ActionRowProps) {
  const { number, entry, isPresent, isUndone, isTabStop, onGoTo, onFocus } = props
  const { type, payload } = describeAction(entry?.action)
  return (
    <Line $present={isPresent} $undone={isUndone}>
      <Mark aria-hidden>{isPresent ? '▶' : ''}</Mark>
      <Go
        type="button"
        aria-label={
          entry === undefined ? 'Go to the start' : `Go to action ${number}: ${entry.container} ${type}`
        }
        aria-current={isPresent ? 'step' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onGoTo(number)}
        onFocus={() => onFocus(number)}
      >
        {entry === undefined ? (
          'Start'
        ) : (
          <>
            <Number>{number}</Number> <Container>{entry.container}</Container> <b>{type}</b>
          </>
        )}
      </Go>
      {entry && (
        <>
          <Payload title={payload}>{payload}</Payload>
          <Time>{clockTime(entry.at)}</Time>
        </>
      )}
    </Line>
  )
})

/** The time of day of a moment in ms since the epoch, with milliseconds. */
function clockTime(at: number): string {
  const date = new Date(at)
  const [hours, minutes, seconds] = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${hours}:${minutes}:${seconds}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

const Line = styled.div<{ $present: boolean; $undone: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.s};
  min-height: ${size.touch};
  padding: ${space.xs} ${space.s};
  border-block-end: 1px solid ${color.border};
  background: ${({ $present }) => ($present ? color.accentSoft : 'transparent')};
  font-size: ${font.small};

  b {
    text-decoration: ${({ $undone }) => ($undone ? 'line-through' : 'none')};
  }

  &:hover {
    background: ${({ $present }) => ($present ? color.accentSoft : color.sunken)};
  }

  @container (min-width: 30rem) {
    grid-template-columns: 1rem minmax(0, auto) minmax(0, 1fr) auto;
  }
`

const Mark = styled.span`
  color: ${color.accentText};
`

/** Covers the whole row. */
const Go = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`

const Number = styled.span`
  display: inline-block;
  min-width: 2.5ch;
  font-variant-numeric: tabular-nums;
`

const Container = styled.span`
  color: ${color.textMuted};
`

const Payload = styled.code.attrs({ translate: 'no' })`
  grid-column: 2 / -1;
  grid-row: 2;
  overflow: hidden;
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: 0.8125rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container (min-width: 30rem) {
    grid-column: 3;
    grid-row: 1;
  }
`

/** Shrinks before the names do. */
const Time = styled.span`
  display: none;
  color: ${color.textMuted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  @container (min-width: 22rem) {
    display: inline;
  }
`
