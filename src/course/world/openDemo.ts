import { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Seed } from '#mocks/seed.ts'
import { answerInPage } from '#mocks/answerInPage.ts'
import { createWorld } from '#mocks/world.ts'

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
