import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { createActionHistory } from '#lab/actions/actionHistory.ts'
import type { ActionHistory } from '#lab/actions/actionHistory.ts'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { courseStores } from '#lab/actions/courseStores.ts'
import { TraceProvider } from '#trace/useTracedReducer.ts'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** Two counters that are there before their log is, and after it. */
export function LogThatOpens() {
  const [history, setHistory] = useState<ActionHistory>()
  useEffect(() => history?.start(), [history])

  function toggle(): void {
    setHistory(history === undefined ? createActionHistory({ stores: courseStores }) : undefined)
  }

  return (
    <Column>
      <Button onClick={toggle}>{history === undefined ? 'Open the log' : 'Close the log'}</Button>
      <TraceProvider value={history}>
        <ReducerCounter />
        <StoreCounter title="Counter in a store" />
      </TraceProvider>
      {history && <ActionLogPanel history={history} />}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};

  & > button {
    justify-self: start;
  }
`
