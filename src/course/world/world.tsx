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
import type { World } from '#mocks/world.ts'
import { catalogue } from '#course/links/links.ts'
import { PageHead } from '#ui/Page.tsx'
import { definePreviewAddon } from '#course/addon.ts'
import { demoFrameOf } from './demoSlots.ts'
import type { DemoFrame } from './demoSlots.ts'
import { asksServer, instrumentsOf } from './demoInstruments.ts'
import type { DemoInstruments } from './demoInstruments.ts'
import { DemoLab } from './DemoLab.tsx'
import { memoryHostOf } from '#course/router/demoAddress.ts'
import { latencyFor } from './latency.ts'
import { networkAddressOf, networkOfTheStory } from './networkGlobal.ts'
import type { NetworkGlobals } from './networkGlobal.ts'
import { useRecording } from './useRecording.ts'
import { WorldContext } from './worldContext.ts'
import { worldOn } from './worldOn.ts'

/** A story's settings for its world, all optional. */
export interface WorldParameters {
  world?: {
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
}

let mounts = 0

/** Gives every mounted story a server, a network and a cache of its own (decision 1). */
export function addonWorld() {
  return definePreviewAddon<{ parameters: WorldParameters; globals: NetworkGlobals }>({
    initialGlobals: networkOfTheStory,
    decorators: [
      (Story, { id, tags, parameters, globals, viewMode, canvasElement }) => (
        <WorldHost
          name={id}
          settings={(parameters as WorldParameters).world ?? {}}
          latencyMs={latencyFor({ viewMode, tags })}
          network={isJudged(canvasElement) ? '' : networkAddressOf(globals as NetworkGlobals)}
          watched={asksServer(tags)}
          lab={instrumentsOf(tags, id, viewMode === 'docs')}
          frame={demoFrameOf(canvasElement)}
        >
          <Story />
        </WorldHost>
      ),
    ],
    beforeEach(context) {
      Object.defineProperty(context, 'world', { get: ownWorld, configurable: true })
    },
  })
}

/** An answer is judged on the network of its exercise, whatever the toolbar says. */
function isJudged(canvas: Element): boolean {
  const frame = demoFrameOf(canvas)
  return frame?.answer !== undefined && frame.isCheck
}

interface WorldHostProps {
  /** The start of the world's id, so that a learner recognises the demo in the browser's network panel. */
  name: string
  settings: NonNullable<WorldParameters['world']>
  /** How long an answer travels unless the story says otherwise, in ms. */
  latencyMs: number
  /** What the toolbar changes of its network. */
  network: string
  /** Shows the world's requests below the stage. */
  watched: boolean
  lab: DemoInstruments | undefined
  /** What is around the stage, on a docs page. */
  frame: DemoFrame | undefined
  children: ReactNode
}

function WorldHost({ name, settings, latencyMs, network, watched, lab, frame, children }: WorldHostProps) {
  const [{ world, api, queryClient, memoryHost }] = useState(() => openings(name, settings, latencyMs))

  useLayoutEffect(() => {
    world.open()
    return () => world.close()
  }, [world])

  // What the lab turns. Its reset restores the conditions of the story and the toolbar.
  const turned = useMemo(
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
    turned.reset()
    if (kept !== undefined) turned.set(kept)
  }, [turned, frame])

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
          server={lab.server ? { queryClient, log: world.log, network: turned, recording } : undefined}
          actions={lab.actions ? { recorder: pageRecorder } : undefined}
          clock={lab.clock}
        />
      )}
    </div>
  )
}

function openings(
  name: string,
  {
    network = {},
    seed = {},
    forgetful = false,
    retries = 0,
    defaults,
    timeoutMs,
  }: WorldHostProps['settings'],
  latencyMs: number,
) {
  mounts += 1
  const conditions = { latencyMs, ...network }
  const world = createWorld(`${name}-${mounts}`, { conditions, seed, forgetful })
  const { baseUrl, fetch } = world
  const api = createApiClient({ baseUrl, fetch, ...(timeoutMs !== undefined && { timeoutMs }) })
  const queryClient = defaults === 'library' ? new QueryClient() : createQueryClient({ retries })
  return { world, api, queryClient, memoryHost: memoryHostOf(name) }
}

/** One getter for all contexts: the engine remembers getters, and with each of them the context that it was made for. */
function ownWorld(this: { canvasElement: HTMLElement }): World {
  const world = worldOn(this.canvasElement)
  if (world === undefined)
    throw new Error('This story has no world yet: ask for it after the story has rendered.')
  return world
}
