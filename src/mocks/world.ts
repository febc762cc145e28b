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

/** What a world starts with. */
export interface WorldOptions {
  conditions?: Partial<NetworkConditions>
  /** Replaces the course's posts or todos. */
  seed?: Partial<Seed>
  /** Answers every added todo with the same id and keeps none, as public placeholder APIs do. */
  forgetful?: boolean
}

/** One demo's server and memory (decision 1). */
export interface World {
  readonly id: string
  /** Where its API lives, relative to the page: `api/<world>/`. */
  readonly baseUrl: string
  readonly database: Database
  readonly network: Network
  readonly log: RequestLog
  /** Ends when the world is closed; whatever is still under way is dropped. */
  readonly signal: AbortSignal
  /** `fetch` that also tells the log when the client sends a request and when it gives one up. */
  readonly fetch: typeof globalThis.fetch
  /** Lets the handlers find this world. */
  open(): void
  close(): void
}

const openWorlds = new Map<string, World>()

/** The open world of that id. */
export function findWorld(id: string): World | undefined {
  return openWorlds.get(id)
}

/** Makes a world and opens it. */
export function openWorld(id: string, options: WorldOptions = {}): World {
  const world = createWorld(id, options)
  world.open()
  return world
}

/** Makes a world that is not open yet, so that a component can make it while it renders. */
export function createWorld(id: string, { conditions = {}, seed = {}, forgetful }: WorldOptions = {}): World {
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
    // The handlers cannot see a client give up, so the client's side reports it.
    fetch: reportingFetch({ baseUrl, log, idHeader: REQUEST_ID }),
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
