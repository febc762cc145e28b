import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { withRouter } from 'storybook-addon-remix-react-router'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { AvatarBase } from '#features/user/AvatarBase.tsx'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { readNetwork } from '#lab/network/networkAddress.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Seed } from '#mocks/seed.ts'
import { createWorld, findWorld } from '#mocks/world.ts'
import type { World } from '#mocks/world.ts'
import { definePreviewAddon } from './csf.ts'
import { asksServer, instrumentsOf } from './demoInstruments.ts'
import type { DemoInstruments } from './demoInstruments.ts'
import { DemoLab } from './DemoLab.tsx'
import { DemoRequests } from './DemoRequests.tsx'
import { isOnDocsPage } from './labSlot.ts'
import { networkAddressOf, networkOfTheStory } from './networkGlobal.ts'
import type { NetworkGlobals } from './networkGlobal.ts'
import { WorldContext } from './worldContext.ts'

/** What a story may ask of its world; all of it optional. */
export interface WorldParameters {
  world?: {
    network?: Partial<NetworkConditions>
    seed?: Partial<Seed>
    /** A server that keeps nothing and gives every added todo the same id. */
    forgetful?: boolean
    /** Tries after the first one before a query shows its error. Off unless the story is about them. */
    retries?: number
    /** When the client gives a request up, in ms. */
    timeoutMs?: number
  }
}

let mounts = 0

/** Gives every mounted story a server, a network, a cache and a router of its own (decision 1). */
export function addonWorld() {
  return definePreviewAddon<{ parameters: WorldParameters; globals: NetworkGlobals }>({
    initialGlobals: networkOfTheStory,
    decorators: [
      withRouter,
      (Story, { id, tags, parameters, globals, viewMode, canvasElement }) => (
        <WorldHost
          name={id}
          settings={(parameters as WorldParameters).world ?? {}}
          network={networkAddressOf(globals as NetworkGlobals)}
          watched={isOnDocsPage(viewMode, canvasElement) && asksServer(tags)}
          lab={instrumentsOf(tags, id, isOnDocsPage(viewMode, canvasElement))}
        >
          <Story />
        </WorldHost>
      ),
    ],
    beforeEach(context) {
      Object.defineProperty(context, 'world', {
        get: () => worldOn(context.canvasElement),
        configurable: true,
      })
    },
  })
}

interface WorldHostProps {
  /** Begins the world's id, so that a learner finds their demo among the browser's requests. */
  name: string
  settings: NonNullable<WorldParameters['world']>
  /** What the toolbar changes of its network. */
  network: string
  /** Shows the world's requests below the story. */
  watched: boolean
  lab: DemoInstruments | undefined
  children: ReactNode
}

function WorldHost({ name, settings, network, watched, lab, children }: WorldHostProps) {
  const [{ world, api, queryClient }] = useState(() => openings(name, settings))

  useLayoutEffect(() => {
    world.open()
    return () => world.close()
  }, [world])

  // Back to what the story and the toolbar ask for.
  const turned = useMemo(
    () => ({
      ...world.network,
      reset() {
        world.network.reset()
        world.network.set(readNetwork(network))
      },
    }),
    [world, network],
  )

  useLayoutEffect(() => turned.reset(), [turned])

  useEffect(() => () => queryClient.clear(), [queryClient])

  return (
    <div data-world={world.id} style={{ display: 'contents' }}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <AvatarBase baseUrl={`${world.baseUrl}avatars/`}>
            <WorldContext value={world}>{children}</WorldContext>
          </AvatarBase>
        </ApiProvider>
      </QueryClientProvider>
      {watched && <DemoRequests log={world.log} />}
      {lab && (
        <DemoLab
          server={lab.server ? { queryClient, log: world.log, network: turned } : undefined}
          actions={lab.actions ? { recorder: pageRecorder } : undefined}
          clock={lab.clock}
        />
      )}
    </div>
  )
}

function openings(
  name: string,
  { network = {}, seed = {}, forgetful = false, retries = 0, timeoutMs }: WorldHostProps['settings'],
) {
  mounts += 1
  const world = createWorld(`${name}-${mounts}`, { conditions: network, seed, forgetful })
  const { baseUrl, fetch } = world
  const api = createApiClient({ baseUrl, fetch, ...(timeoutMs !== undefined && { timeoutMs }) })
  return { world, api, queryClient: createQueryClient({ retries }) }
}

function worldOn(canvas: HTMLElement): World {
  const id = canvas.querySelector<HTMLElement>('[data-world]')?.dataset['world'] ?? ''
  const world = findWorld(id)
  if (world === undefined)
    throw new Error('This story has no world yet: ask for it after the story has rendered.')
  return world
}
