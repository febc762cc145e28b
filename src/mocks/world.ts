import { createDatabase } from './database.ts'
import type { Database } from './database.ts'
import { createNetwork } from './network.ts'
import type { Network, NetworkConditions } from './network.ts'
import { reportingFetch } from '#api/reportingFetch.ts'
import { createRequestLog } from '#api/requestLog.ts'
import type { RequestLog } from '#api/requestLog.ts'
import { REQUEST_ID } from './requestId.ts'
import { courseSeed } from './seed.ts'
import type { Seed } from './seed.ts'

/** The initial state of a world. */
export interface WorldOptions {
  conditions?: Partial<NetworkConditions>
  /** Replaces the course's posts or todos. */
  seed?: Partial<Seed>
  /** Gives every added todo the same id and keeps none, as public placeholder APIs do. */
  forgetful?: boolean
  /** Sends its requests; the page's own unless set. */
  fetch?: typeof globalThis.fetch
}

/** One demo's server and memory (decision 1). */
export interface World {
  readonly id: string
  /** The base address of its API, relative to the page: `api/<world>/`. */
  readonly baseUrl: string
  readonly database: Database
  readonly network: Network
  readonly log: RequestLog
  /** Aborted when the world closes, so that requests in flight are dropped. */
  readonly signal: AbortSignal
  /** A `fetch` that also logs when the client sends or aborts a request. */
  readonly fetch: typeof globalThis.fetch
  /** Makes this world known to the handlers. */
  open(): void
  close(): void
}

const openWorlds = new Map<string, World>()

/** The open world with this id. */
export function findWorld(id: string): World | undefined {
  return openWorlds.get(id)
}

/** Makes a world and opens it. */
export function openWorld(id: string, options: WorldOptions = {}): World {
  const world = createWorld(id, options)
  world.open()
  return world
}

/** Makes a world without opening it, so that a component can make it while it renders. */
export function createWorld(
  id: string,
  { conditions = {}, seed = {}, forgetful, fetch }: WorldOptions = {},
): World {
  const log = createRequestLog()
  const baseUrl = `api/${encodeURIComponent(id)}/`
  let life = new AbortController()

  const world: World = {
    id,
    baseUrl,
    database: createDatabase({ ...courseSeed, ...seed }, forgetful),
    network: createNetwork(conditions),
    log,
    get signal() {
      return life.signal
    },
    // The handlers cannot see a client's abort, so the client's side logs it.
    fetch: reportingFetch({ baseUrl, log, idHeader: REQUEST_ID, ...(fetch && { fetch }) }),
    open() {
      if (life.signal.aborted) life = new AbortController()
      openWorlds.set(id, world)
    },
    close() {
      if (findWorld(id) === world) openWorlds.delete(id)
      life.abort()
    },
  }
  return world
}
