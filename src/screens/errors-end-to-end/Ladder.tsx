import { styled } from 'styled-components'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'
import { useNow } from '#ui/useNow.ts'
import type { Attempt } from './useAttempts.ts'

export interface LadderProps {
  attempts: readonly Attempt[]
  /** Whether the query will ask again after its last attempt. */
  isWaiting: boolean
  /** Whether something holds it up, such as a hidden tab. */
  isPaused: boolean
}

/** Each request of a query with its outcome, and the pause after it, counted down. */
export function Ladder({ attempts, isWaiting, isPaused }: LadderProps) {
  const now = useNow(() => (isWaiting ? 100 : undefined))
  if (attempts.length === 0) return <Nothing>No request yet</Nothing>
  return (
    <List aria-label="Requests of the query">
      {attempts.map((attempt, index) => {
        const { startedAt, endedAt, outcome, failed } = attempt
        const next = attempts[index + 1]
        const waits = endedAt !== undefined && (next !== undefined || isWaiting)
        return (
          <Rung key={startedAt} $state={stateOf(attempt)}>
            <b>Request {index + 1}</b>
            <Outcome>
              {failed && <span aria-hidden>✗ </span>}
              {outcome}
            </Outcome>
            {waits && (
              <Pause
                plannedMs={retryDelay(index)}
                passedMs={(next?.startedAt ?? now) - endedAt}
                is={next !== undefined ? 'over' : isPaused ? 'paused' : 'running'}
              />
            )}
          </Rung>
        )
      })}
    </List>
  )
}

interface PauseProps {
  plannedMs: number
  passedMs: number
  is: 'running' | 'paused' | 'over'
}

function Pause({ plannedMs, passedMs, is }: PauseProps) {
  const passed = Math.min(Math.max(passedMs, 0), plannedMs)
  const text = {
    running: `asks again in ${seconds(plannedMs - passed)}`,
    paused: 'paused',
    over: `waited ${seconds(passedMs)}`,
  }[is]
  return (
    <>
      <Track aria-hidden>
        <i style={{ width: `${(100 * passed) / plannedMs}%` }} />
      </Track>
      <Words>{text}</Words>
    </>
  )
}

/** The library's own rule: a second, doubled after each failure, and never more than 30 s. */
function retryDelay(failuresBefore: number): number {
  return Math.min(1000 * 2 ** failuresBefore, 30_000)
}

/** A time in seconds, with one digit after the point. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function stateOf({ endedAt, failed }: Attempt): 'fetching' | 'failed' | 'fresh' {
  if (endedAt === undefined) return 'fetching'
  return failed ? 'failed' : 'fresh'
}

const HEIGHT = '9rem'

/** As high as four requests, so that nothing jumps. */
const List = styled.ol`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-height: ${HEIGHT};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Nothing = styled(EmptyState)`
  display: grid;
  place-content: center;
  min-height: ${HEIGHT};
  padding-block: 0;
`

const Rung = styled.li<{ $state: 'fetching' | 'failed' | 'fresh' }>`
  --state: ${({ $state }) => color[$state]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;
  min-height: 2rem;
  padding: 0 ${space.s};
  border-inline-start: 4px solid var(--state);
  border-radius: ${radius.s};
  background: ${({ $state }) => color[`${$state}Soft`]};
  font-variant-numeric: tabular-nums;
`

const Outcome = styled.span`
  min-width: 4.5rem;
  color: var(--state);
  font-weight: 600;
`

const Track = styled.span`
  flex: 1 1 4rem;
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.border};

  i {
    display: block;
    height: 100%;
    background: ${color.outline};
    forced-color-adjust: none;
  }
`

const Words = styled.span`
  min-width: 8.5rem;
  margin-inline-start: auto;
  font-size: ${font.small};
  text-align: end;
`
