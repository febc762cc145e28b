import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, space } from '#ui/tokens.ts'
import { lastOf, startOf } from './actionLog.ts'
import type { ActionLog, ActionRecorder } from './actionRecorder.ts'
import { ActionRows } from './ActionRows.tsx'
import { StateAfter } from './StateAfter.tsx'

/** The recorded actions. Without a recorder, because the reader has Redux DevTools, it says so. */
export function ActionLogPanel({ recorder }: { recorder: ActionRecorder | undefined }) {
  if (recorder) return <Log recorder={recorder} />
  return <p>Your browser has the Redux DevTools: they show the actions of the stores.</p>
}

/** All actions in order, the state after the present one, and buttons that jump to each. */
function Log({ recorder }: { recorder: ActionRecorder }) {
  const log = useStore(recorder.log)
  const last = lastOf(log)
  const isAway = log.present < last
  return (
    <Frame role="group" aria-label="Action log">
      <Head>
        <Count>{pluralize(log.entries.length, 'action')}</Count>
        <Status role="status" $away={isAway}>
          {positionText(log)}
        </Status>
        <Button variant={isAway ? 'primary' : 'secondary'} onClick={() => recorder.goTo(last)}>
          Jump to the latest
        </Button>
        <Button onClick={() => recorder.clear()}>Clear</Button>
      </Head>
      {log.entries.length === 0 ? (
        <EmptyState>No actions yet. Use the demo: each action of a store appears here.</EmptyState>
      ) : (
        <Columns>
          <ActionRows log={log} onGoTo={recorder.goTo} />
          <StateAfter log={log} />
        </Columns>
      )}
    </Frame>
  )
}

function positionText(log: ActionLog): string {
  const last = lastOf(log)
  if (log.entries.length === 0) return ''
  if (log.present === last) return 'At the latest action.'
  const place =
    log.present === startOf(log)
      ? `At the start, before action ${log.present + 1}`
      : `At action ${log.present}`
  return `${place} of ${last}. The next action goes on from here.`
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
