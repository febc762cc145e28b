import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { catalogue } from '#course/links/links.ts'
import { AvatarContext } from '#features/user/usePicture.ts'
import { pictureAt, answerInPage } from '#mocks/answerInPage.ts'
import { PageHead } from '#ui/Page.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Seed } from '#mocks/seed.ts'
import { createWorld } from '#mocks/world.ts'
import { MemoryHostContext } from './memoryRouter.tsx'
import type { MemoryHost } from './memoryRouter.tsx'
import { WorldContext } from './worldContext.ts'

interface DemoProvidersProps {
  demo: OpenDemo
  memoryHost: MemoryHost
  /** Whether its screens show their headings: a docs page has headings of its own. */
  head: 'shown' | 'hidden'
  children: ReactNode
}

/** What the components of a demo find around them, in a browser and while its first look is drawn. */
export function DemoProviders({
  demo: { world, api, queryClient },
  memoryHost,
  head,
  children,
}: DemoProvidersProps) {
  const avatars = useMemo(() => ({ baseUrl: `${world.baseUrl}avatars/`, find: pictureAt }), [world])
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <AvatarContext value={avatars}>
          <CatalogueContext value={catalogue}>
            <MemoryHostContext value={memoryHost}>
              <PageHead value={head}>
                <WorldContext value={world}>{children}</WorldContext>
              </PageHead>
            </MemoryHostContext>
          </CatalogueContext>
        </AvatarContext>
      </ApiProvider>
    </QueryClientProvider>
  )
}

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

/** What a demo begins with. */
export type OpenDemo = ReturnType<typeof openDemo>

/**
 * Makes the world of a demo, with a client and a cache of its own.
 *
 * @param latencyMs how long an answer takes unless the story says otherwise, in ms
 */
export function openDemo(
  id: string,
  { network = {}, seed = {}, forgetful = false, retries = 0, defaults, timeoutMs }: WorldSettings,
  { latencyMs }: { latencyMs: number },
) {
  const conditions = { latencyMs, ...network }
  const world = createWorld(id, { conditions, seed, forgetful, fetch: answerInPage })
  const { baseUrl, fetch } = world
  const api = createApiClient({ baseUrl, fetch, ...(timeoutMs !== undefined && { timeoutMs }) })
  const queryClient = defaults === 'library' ? new QueryClient() : createQueryClient({ retries })
  return { world, api, queryClient }
}
