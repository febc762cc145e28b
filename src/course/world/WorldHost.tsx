import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { AvatarBase } from '#features/user/AvatarBase.tsx'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { MemoryHostContext } from '#course/router/MemoryLinks.tsx'
import { readNetwork } from '#lab/network/networkAddress.ts'
import { RequestStrip } from './RequestStrip.tsx'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Seed } from '#mocks/seed.ts'
import { createWorld } from '#mocks/world.ts'
import { catalogue } from '#course/links/links.ts'
import { PageHead } from '#ui/Page.tsx'
import type { DemoSlots } from './demoSlots.ts'
import type { DemoInstruments } from './demoInstruments.ts'
import { DemoLab } from './DemoLab.tsx'
import { demoAddressOf } from '#course/router/demoAddress.ts'
import { useRecording } from './useRecording.ts'
import { WorldContext } from './worldContext.ts'

/** A story's settings for its world, all optional. */
export interface WorldSettings {
  network?: Partial<NetworkConditions>
  seed?: Partial<Seed>
  /** A server that keeps no added todo and gives each the same id. */
  forgetful?: boolean
  /** Retries after the first attempt, before a query shows its error; 0 unless set. */
  retries?: number
  /** Whose options its cache has: the course's own, unless set to those of the library (three retries, `networkMode: 'online'`). */
  defaults?: 'library'
  /** Time limit of a request, in ms. */
  timeoutMs?: number
}

interface WorldHostProps {
  /** The start of the world's id, so that a learner recognises the demo in the browser's network panel. */
  name: string
  settings: WorldSettings
  /** How long an answer takes unless the story says otherwise, in ms. */
  latencyMs: number
  /** What the toolbar changes of its network. */
  network: string
  /** Shows the world's requests below the stage. */
  watched: boolean
  lab: DemoInstruments | undefined
  /** What is around the stage, on a docs page. */
  frame: DemoSlots | undefined
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
  frame,
  children,
}: WorldHostProps) {
  const [{ world, api, queryClient, memoryHost }] = useState(() =>
    openDemo(name, withAnswers(settings, frame), latencyMs),
  )

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
        frame?.labState.setState((lab) => ({ network: { ...lab.network, ...change } }))
      },
      reset() {
        world.network.reset()
        world.network.set(readNetwork(network))
        frame?.labState.setState({ network: undefined })
      },
    }),
    [world, network, frame],
  )

  useLayoutEffect(() => {
    const kept = frame?.onMeasured && frame.labState.getState().network
    labNetwork.reset()
    if (kept !== undefined) labNetwork.set(kept)
  }, [labNetwork, frame])

  useEffect(() => () => queryClient.clear(), [queryClient])

  const recording = useRecording(lab?.server === true, { queryClient, log: world.log })

  return (
    <div data-world={world.id} style={{ display: 'contents' }}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <AvatarBase baseUrl={`${world.baseUrl}avatars/`}>
            <CatalogueContext value={catalogue}>
              <MemoryHostContext value={memoryHost}>
                <PageHead value={frame === undefined ? 'shown' : 'hidden'}>
                  <WorldContext value={world}>{children}</WorldContext>
                </PageHead>
              </MemoryHostContext>
            </CatalogueContext>
          </AvatarBase>
        </ApiProvider>
      </QueryClientProvider>
      {watched && frame && createPortal(<RequestStrip log={world.log} />, frame.requests)}
      {lab && (
        <DemoLab
          frame={frame}
          server={lab.server ? { queryClient, log: world.log, network: labNetwork, recording } : undefined}
          actions={lab.actions ? { recorder: pageRecorder } : undefined}
          clock={lab.clock}
        />
      )}
    </div>
  )
}

function withAnswers(settings: WorldSettings, frame: DemoSlots | undefined): WorldSettings {
  if (frame?.answers === undefined) return settings
  return { ...settings, network: { ...settings.network, answers: frame.answers } }
}

let mounts = 0

/** What a demo begins with. */
function openDemo(
  name: string,
  { network = {}, seed = {}, forgetful = false, retries = 0, defaults, timeoutMs }: WorldSettings,
  latencyMs: number,
) {
  mounts += 1
  const conditions = { latencyMs, ...network }
  const world = createWorld(`${name}-${mounts}`, { conditions, seed, forgetful })
  const { baseUrl, fetch } = world
  const api = createApiClient({ baseUrl, fetch, ...(timeoutMs !== undefined && { timeoutMs }) })
  const queryClient = defaults === 'library' ? new QueryClient() : createQueryClient({ retries })
  return { world, api, queryClient, memoryHost: demoAddressOf(name) }
}
