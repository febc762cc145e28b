import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { QueryClient } from '@tanstack/react-query'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { readNetwork } from '#lab/network/networkAddress.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { RequestLog } from '#api/requestLog.ts'
import { keepEarlyEvents } from '#lab/earlyEvents.ts'
import { createServerRecording } from '#lab/serverRecording.ts'
import type { ServerRecording } from '#lab/serverRecording.ts'
import { RequestStrip } from './RequestStrip.tsx'
import type { StageContext } from './stageContext.ts'
import type { DemoInstruments } from './demoInstruments.ts'
import { DemoLab } from './DemoLab.tsx'
import { DemoProviders, openDemo } from './DemoProviders.tsx'
import { demoAddressOf } from './memoryRouter.tsx'
import type { WorldSettings } from './DemoProviders.tsx'

interface WorldHostProps {
  /** The start of the world's id. */
  name: string
  settings: WorldSettings
  /** How long an answer takes unless the story says otherwise, in ms. */
  latencyMs: number
  /** What the toolbar changes of its network. */
  network: string
  /** Shows the world's requests below the stage. */
  watched: boolean
  lab: DemoInstruments | undefined
  stage: StageContext | undefined
  children: ReactNode
}

/** A story with its world, and what a docs page shows of that around it: the row of requests, and the lab. */
export function WorldHost({
  name,
  settings,
  latencyMs,
  network,
  watched,
  lab,
  stage,
  children,
}: WorldHostProps) {
  const [demo] = useState(() => {
    mounts += 1
    return openDemo(`${name}-${mounts}`, withAnswers(settings, stage), { latencyMs })
  })
  const { world, queryClient } = demo
  const [memoryHost] = useState(() => demoAddressOf(name))

  useLayoutEffect(() => {
    world.open()
    return () => world.close()
  }, [world])

  // The network as the lab changes it. Its reset restores the conditions of the story and the toolbar.
  const labNetwork = useMemo(
    () => ({
      ...world.network,
      set(change: Partial<NetworkConditions>) {
        world.network.set(change)
        stage?.labState.setState((lab) => ({ network: { ...lab.network, ...change } }))
      },
      reset() {
        world.network.reset()
        world.network.set(readNetwork(network))
        stage?.labState.setState({ network: undefined })
      },
    }),
    [world, network, stage],
  )

  useLayoutEffect(() => {
    const kept = stage?.onMeasured && stage.labState.getState().network
    labNetwork.reset()
    if (kept !== undefined) labNetwork.set(kept)
  }, [labNetwork, stage])

  useEffect(() => () => queryClient.clear(), [queryClient])

  const recording = useRecording(lab?.server === true, { queryClient, log: world.log })

  return (
    <div data-world={world.id} style={{ display: 'contents' }}>
      <DemoProviders demo={demo} memoryHost={memoryHost} head={stage === undefined ? 'shown' : 'hidden'}>
        {children}
      </DemoProviders>
      {watched && stage && createPortal(<RequestStrip log={world.log} />, stage.requests)}
      {lab && (
        <DemoLab
          stage={stage}
          server={lab.server ? { queryClient, log: world.log, network: labNetwork, recording } : undefined}
          actions={lab.actions ? { recorder: pageRecorder } : undefined}
          clock={lab.clock}
        />
      )}
    </div>
  )
}

function withAnswers(settings: WorldSettings, stage: StageContext | undefined): WorldSettings {
  if (stage?.answers === undefined) return settings
  return { ...settings, network: { ...settings.network, answers: stage.answers } }
}

let mounts = 0

/** Records a demo for its lab from the first request on; undefined where no lab shows it. */
function useRecording(
  isWatched: boolean,
  server: { queryClient: QueryClient; log: RequestLog },
): ServerRecording | undefined {
  const [kept] = useState(() =>
    isWatched
      ? { early: keepEarlyEvents(server.queryClient), recording: createServerRecording(server) }
      : undefined,
  )
  // Before the effects in which queries make their requests.
  useLayoutEffect(() => kept?.recording.start(kept.early), [kept])
  return kept?.recording
}
