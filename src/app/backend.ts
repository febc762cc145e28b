import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'
import type { Network } from '#mocks/network.ts'
import type { RequestLog } from '#api/requestLog.ts'

/** The app's connection to an API. */
export interface Backend {
  api: ApiClient
  /** Resolves to the base address of pictures; undefined if there is none. */
  findAvatars: () => Promise<string | undefined>
  /** Prepares for a request that is likely to follow soon. */
  warmUp: () => void
  /** Starts to log requests, and exposes the log. */
  watch: () => Promise<Observed>
}

/** What the lab can observe and change of a backend. */
export interface Observed {
  log: RequestLog
  /** Undefined for a real server, whose network the lab cannot change. */
  network: Network | undefined
}

/**
 * Connects to the API that the app was built for, or else to the mock API. The mock API is loaded with the first
 * request, so that it delays neither paint nor hydration.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param network initial network of the mock API, in the format that `readNetwork` parses
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
    // If the mock API fails to load, initials are shown instead of pictures.
    findAvatars: () =>
      mockApi.start().then(
        () => avatarBaseUrl ?? `${baseUrl}avatars/`,
        () => avatarBaseUrl,
      ),
    warmUp: mockApi.warmUp,
    watch: mockApi.start,
  }
}

/** A real server. Its requests are logged only after `watch` is called. */
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

/** The mock API's world, opened by the first request. A failed load is retried by the next one. */
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

  // Calls the world's `fetch` directly once the world is open, without a promise in between.
  const fetch: typeof globalThis.fetch = (input, init) =>
    standing
      ? standing.fetch(input, init)
      : unlessAborted(start(), init?.signal).then((world) => world.fetch(input, init))

  /**
   * Loads the mock API. A page without a service worker's control, such as after a forced reload, only loads the
   * code: MSW would reload the page, and pointing at a link must not cause that.
   */
  function warmUp(): void {
    const isBypassed = 'serviceWorker' in navigator && navigator.serviceWorker.controller === null
    const warm: Promise<unknown> = isBypassed ? load() : start()
    warm.catch(() => undefined)
  }

  return { start, fetch, warmUp }
}

/** Rejects as soon as the signal aborts, because the mock API can take long to load. */
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
