import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Column, Row } from '#ui/layout.ts'
import { Select } from '#ui/Select.tsx'
import { CacheDrawing } from './CacheDrawing.tsx'
import type { CacheHistory } from './cacheHistory.ts'
import { CacheTable } from './CacheTable.tsx'

const views = { drawing: 'Drawing', table: 'Table' } as const
type View = keyof typeof views

const spans = [
  { value: '30', label: 'Last 30 seconds' },
  { value: '300', label: 'Last 5 minutes' },
] as const
type Span = (typeof spans)[number]['value']

/** The history of one cache, live: as a drawing with a lane for each key, or as a table. */
export function CacheTimeline({ history }: { history: CacheHistory }) {
  const snapshot = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const [view, setView] = useState<View>('drawing')
  const [span, setSpan] = useState<Span>('30')
  const isEmpty =
    snapshot.markers.length === 0 && snapshot.lanes.every(({ segments }) => segments.length === 0)

  return (
    <Frame role="group" aria-label="Cache timeline">
      <Row $gap="s m" $align="end" $justify="space-between">
        <Row role="group" aria-label="View">
          {Object.entries(views).map(([name, label]) => (
            <Button
              key={name}
              variant={name === view ? 'primary' : 'secondary'}
              aria-pressed={name === view}
              onClick={() => setView(name as View)}
            >
              {label}
            </Button>
          ))}
        </Row>
        {view === 'drawing' && <Select label="Time shown" options={spans} value={span} onChange={setSpan} />}
      </Row>
      {isEmpty && <EmptyState>Nothing in the cache yet</EmptyState>}
      {!isEmpty && view === 'drawing' && <CacheDrawing snapshot={snapshot} spanMs={Number(span) * 1000} />}
      {!isEmpty && view === 'table' && <CacheTable snapshot={snapshot} />}
    </Frame>
  )
}

const Frame = styled(Column)`
  container-type: inline-size;
`
