import { StrictMode, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { createActionHistory } from '#lab/actions/actionHistory.ts'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { courseStores } from '#lab/actions/courseStores.ts'
import { TraceProvider } from '#trace/useTracedReducer.ts'
import { color, space } from '#ui/tokens.ts'

export interface LoggedProps {
  children: ReactNode
  /** Whether the log follows the page's stores, too. */
  withStores?: boolean
  /** Whether it runs under StrictMode. */
  strict?: boolean
}

/** A demo beside its action log. The log follows the reducers inside. */
export function Logged({ children, withStores = false, strict = false }: LoggedProps) {
  const [history] = useState(() => createActionHistory({ stores: withStores ? courseStores : [] }))
  useEffect(() => history.start(), [history])
  const page = (
    <Sides>
      <Side>
        <TraceProvider value={history}>{children}</TraceProvider>
      </Side>
      <LogSide>
        <ActionLogPanel history={history} />
      </LogSide>
    </Sides>
  )
  return strict ? <StrictMode>{page}</StrictMode> : page
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${space.l};
  padding: ${space.m};
  background: ${color.canvas};
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

/** Stays in view beside a demo that is longer. */
const LogSide = styled(Side)`
  position: sticky;
  inset-block-start: ${space.m};
`
