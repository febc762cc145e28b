import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { RenderTable } from './RenderTable.tsx'
import { rendersSince } from './renderTally.ts'
import type { Renders, RenderTally } from './renderTally.ts'

export interface RenderActionsProps {
  /** What can be done, by the labels of the buttons. Each ends when the cache has heard of it. */
  actions: Readonly<Record<string, () => Promise<unknown>>>
  tally: RenderTally
}

/** The buttons and the table. They are beside the readers, so their own renders cause none of a reader. */
export function RenderActions({ actions, tally }: RenderActionsProps) {
  const [measured, setMeasured] = useState<Readonly<Record<string, Renders>>>({})
  const [status, setStatus] = useState('Nothing measured yet')
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function measure(label: string, act: () => Promise<unknown>): Promise<void> {
    const before = tally.getState()
    setRunning(true)
    setFailure(undefined)
    setStatus(`${label}: waiting for the server...`)
    try {
      await act()
      await notified()
      const renders = rendersSince(before, tally.getState())
      setMeasured((others) => ({ ...others, [label]: renders }))
      setStatus(`${label}: measured`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setStatus(`${label}: not measured`)
    }
    setRunning(false)
  }

  return (
    <>
      <Row $gap="s" $align="center">
        {Object.entries(actions).map(([label, act]) => (
          <Button key={label} disabled={running} onClick={() => void measure(label, act)}>
            {label}
          </Button>
        ))}
        <Banner>{status}</Banner>
      </Row>
      {failure !== undefined && <Alert onDismiss={() => setFailure(undefined)}>{failure}</Alert>}
      <RenderTable labels={Object.keys(actions)} measured={measured} tally={tally} />
    </>
  )
}

/** Resolves after what the cache has already scheduled to tell its readers: a later notification never overtakes. */
function notified(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
