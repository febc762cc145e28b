import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'
import type { Network } from '#mocks/network.ts'
import type { RequestLog } from '#api/requestLog.ts'

/** What the app is connected to. */
export interface Backend {
  api: ApiClient
  /** Finds the address below which pictures of users are; undefined where nobody offers any. */
  findAvatars: () => Promise<string | undefined>
  /** Gets ready for a request that is likely to come soon. */
  warmUp: () => void
  /** Shows what goes to the server from now on. */
  watch: () => Promise<Observed>
}

/** What can be seen of the way to the server, and turned. */
export interface Observed {
  log: RequestLog
  /** Undefined where the server is a real one: its network is what it is. */
  network: Network | undefined
}

/**
 * Connects to the API that the app was built for. Without one the mock API answers: it is loaded when something first
 * asks for it, so neither paint nor hydration waits, and a visit that asks for nothing never loads it.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param network the mock API's network to begin with, as a text that the lab reads
 */
export function createBackend({ apiBaseUrl, avatarBaseUrl }: Env, appUrl: string, network = ''): Backend {
  if (apiBaseUrl !== undefined) {
    const server = realServer(apiBaseUrl)
    return {
      api: createApiClient({ baseUrl: apiBaseUrl, fetch: server.fetch }),
      findAvatars: () => Promise.resolve(avatarBaseUrl),
      warmUp: () => undefined,
      watch: server.watch,
    }
  }
  const mockApi = lazyMockApi(appUrl, network)
  const baseUrl = `${appUrl}api/app/`
  return {
    api: createApiClient({ baseUrl, fetch: mockApi.fetch }),
    // Without the mock API there are no pictures, and initials do.
    findAvatars: () =>
      mockApi.start().then(
        () => avatarBaseUrl ?? `${baseUrl}avatars/`,
        () => avatarBaseUrl,
      ),
    warmUp: mockApi.warmUp,
    watch: mockApi.start,
  }
}

/** A server elsewhere. Its requests are logged only once somebody wants to see them. */
function realServer(baseUrl: string) {
  let watched: Observed | undefined
  let report: typeof globalThis.fetch | undefined

  async function watch(): Promise<Observed> {
    const [{ createRequestLog }, { reportingFetch }] = await Promise.all([
      import('#api/requestLog.ts'),
      import('#api/reportingFetch.ts'),
    ])
    watched ??= { log: createRequestLog(), network: undefined }
    report ??= reportingFetch({ baseUrl, log: watched.log })
    return watched
  }

  const fetch: typeof globalThis.fetch = (...request) => (report ?? globalThis.fetch)(...request)
  return { fetch, watch }
}

/** The mock API's world, which begins with the first request. What fails to load can be asked for again. */
function lazyMockApi(appUrl: string, network: string) {
  type Standing = Awaited<ReturnType<typeof startMockApi>>
  let standing: Standing | undefined
  let starting: Promise<Standing> | undefined

  function start(): Promise<Standing> {
    starting ??= startMockApi(appUrl, network).then(
      (world) => (standing = world),
      (cause: unknown) => {
        starting = undefined
        throw cause
      },
    )
    return starting
  }

  // Once the world is there nothing stands between asking and sending.
  const fetch: typeof globalThis.fetch = (input, init) =>
    standing
      ? standing.fetch(input, init)
      : unlessAborted(start(), init?.signal).then((world) => world.fetch(input, init))

  /** A page that was reloaded past its worker is reloaded once more by MSW. Nobody who only points at a link wants that. */
  function warmUp(): void {
    const isBypassed = 'serviceWorker' in navigator && navigator.serviceWorker.controller === null
    const warm: Promise<unknown> = isBypassed ? load() : start()
    warm.catch(() => undefined)
  }

  return { start, fetch, warmUp }
}

/** The mock API takes its time to load; whoever has given up a request does not wait for it. */
function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return value
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

async function startMockApi(appUrl: string, network: string) {
  const [{ startInBrowser }, { openWorld }] = await load()
  await startInBrowser(`${appUrl}mockServiceWorker.js`).catch((cause: unknown) => {
    throw new ApiError('unreadable', 'The mock API could not start: this page may not use service workers.', {
      cause,
    })
  })
  const world = openWorld('app')
  if (network !== '') {
    const { readNetwork } = await import('#lab/network/networkAddress.ts')
    world.network.set(readNetwork(network))
  }
  return world
}

async function load() {
  try {
    return await Promise.all([import('#mocks/browser.ts'), import('#mocks/world.ts')])
  } catch (cause) {
    throw new ApiError('network', 'The mock API could not be loaded. Check your connection and try again.', {
      cause,
    })
  }
}
