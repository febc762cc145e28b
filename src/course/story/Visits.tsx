import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { useNow } from '#ui/useNow.ts'
import { Ground } from './Ground.ts'

/** A component that can be unmounted and mounted again, with the state of its cache entry. */
export function Visits({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true)
  const isCached = useIsAnythingCached()
  return (
    <Ground>
      <Row $gap="s m" $align="center">
        <Toggle variant="primary" onClick={() => setHere(!here)}>
          {here ? 'Leave' : 'Come back'}
        </Toggle>
        <Entry>
          Cache entry: <Badge>{isCached ? 'in the cache' : 'gone'}</Badge>
        </Entry>
        <AgeAndGcTime />
      </Row>
      {here ? children : <Banner>You are somewhere else.</Banner>}
    </Ground>
  )
}

/** The age and the `gcTime` of the entry. They change without an event, so they are read every second. */
function AgeAndGcTime() {
  const [entry] = useQueryClient().getQueryCache().getAll()
  const now = useNow(() => 1000)
  if (entry === undefined || entry.state.dataUpdatedAt === 0) return <Facts />
  const age = Math.max(0, Math.floor((now - entry.state.dataUpdatedAt) / 1000))
  return (
    <Facts>
      <span>{age} s old</span> <span>gcTime: {entry.gcTime}</span>
    </Facts>
  )
}

/** Whether the demo's cache, which has at most one entry, holds it. */
function useIsAnythingCached(): boolean {
  const cache = useQueryClient().getQueryCache()
  const isCached = () => cache.getAll().length > 0
  // Batched, because entries are created during a render.
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener))
  return useSyncExternalStore(subscribe, isCached, isCached)
}

/** As wide as its longer name. */
const Toggle = styled(Button)`
  min-width: 8rem;
`

/** As wide as its longest sentence: what follows does not move. */
const Entry = styled.span`
  min-width: 11rem;
  color: ${color.textMuted};
  font-size: ${font.small};
`

/** Its room is there before it has anything to say. */
const Facts = styled(Entry)`
  display: flex;
  gap: ${space.m};
  min-height: 1lh;
`
