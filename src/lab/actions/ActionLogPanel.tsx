import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, space } from '#ui/tokens.ts'
import type { ActionHistory } from './actionHistory.ts'
import type { ActionLog } from './actionLog.ts'
import { ActionRows } from './ActionRows.tsx'
import { StateAfter } from './StateAfter.tsx'

/** Every action in order, the state that each led to, and a way to each of them. */
export function ActionLogPanel({ history }: { history: ActionHistory }) {
  const log = useSyncExternalStore(history.subscribe, history.log, history.log)
  const isAway = log.present < log.last
  return (
    <Frame role="group" aria-label="Action log">
      <Head>
        <Count>{pluralize(log.actions.length, 'action')}</Count>
        <Status role="status" $away={isAway}>
          {positionText(log)}
        </Status>
        <Button variant={isAway ? 'primary' : 'secondary'} onClick={() => history.backToNow()}>
          Back to now
        </Button>
        <Button onClick={() => history.clear()}>Clear</Button>
      </Head>
      {log.actions.length === 0 ? (
        <EmptyState>No actions yet. Use the demo: each action appears here.</EmptyState>
      ) : (
        <Columns>
          <ActionRows log={log} onGoTo={history.goTo} />
          <StateAfter log={log} statesOf={history.statesOf} />
        </Columns>
      )}
    </Frame>
  )
}

function positionText({ first, last, present, heldBack }: ActionLog): string {
  const count = heldBack === 0 ? '' : ` Held back: ${heldBack}.`
  if (present === last) return `Now.${count}`
  const place = present < first ? `At the start, before action ${first}` : `At action ${present}`
  return `${place} of ${last}. Timers are held back.${count}`
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`

const Count = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

const Status = styled.p<{ $away: boolean }>`
  flex: 1 1 14rem;
  min-height: 1.5em;
  margin: 0;
  color: ${({ $away }) => ($away ? color.accentText : color.textMuted)};
  font-weight: 600;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
