import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'
import type { Network } from '#mocks/network.ts'
import type { RequestLog } from '#api/requestLog.ts'
import type { ServerRecording } from '#lab/serverRecording.ts'

/** The app's connection to an API. */
export interface Backend {
  api: ApiClient
  /** Resolves to the base address of pictures; undefined if there is none. */
  findAvatars: () => Promise<string | undefined>
  /** Prepares for a request that is likely to follow soon. */
  warmUp: () => void
  /** Shows what goes to the server, and has gone there. */
  watch: () => Promise<Observed>
}

/** What the lab can observe and change of a backend. */
export interface Observed {
  log: RequestLog
  /** Undefined for a real server, whose network the lab cannot change. */
  network: Network | undefined
  /** What is recorded of it; undefined where the code that records did not come. */
  recording: ServerRecording | undefined
}

/** Fetches the code that records, and gives it a log before the first request leaves. */
export type LoadRecorder = () => Promise<(log: RequestLog) => ServerRecording>

/**
 * Connects to the API that the app was built for, or else to the mock API. The mock API is loaded with the first
 * request, so that it delays neither paint nor hydration.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param network initial network of the mock API, in the format that `readNetwork` parses
 */
export function createBackend(
  { apiBaseUrl, avatarBaseUrl }: Env,
  appUrl: string,
  network: string | undefined,
  loadRecorder: LoadRecorder,
): Backend {
  // A page without its recorder is still a page.
  const recorder = () => loadRecorder().catch(() => undefined)
  if (apiBaseUrl !== undefined) {
    const server = realServer(apiBaseUrl, recorder)
    return {
      api: createApiClient({ baseUrl: apiBaseUrl, fetch: server.fetch }),
      findAvatars: () => Promise.resolve(avatarBaseUrl),
      warmUp: () => undefined,
      watch: server.watch,
    }
  }
  const mockApi = lazyMockApi(() => startMockApi(appUrl, network ?? '', recorder))
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

type Recorder = () => Promise<Awaited<ReturnType<LoadRecorder>> | undefined>

/** A server elsewhere. The code that logs its requests comes while the page starts; until it has, they wait for it. */
function realServer(baseUrl: string, recorder: Recorder) {
  let watching: Promise<Observed> | undefined
  let report: typeof globalThis.fetch | undefined

  function watch(): Promise<Observed> {
    watching ??= load().catch((cause: unknown) => {
      watching = undefined
      throw cause
    })
    return watching
  }

  async function load(): Promise<Observed> {
    const [{ createRequestLog }, { reportingFetch }, record] = await Promise.all([
      import('#api/requestLog.ts'),
      import('#api/reportingFetch.ts'),
      recorder(),
    ])
    const log = createRequestLog()
    report = reportingFetch({ baseUrl, log })
    return { log, network: undefined, recording: record?.(log) }
  }

  const fetch: typeof globalThis.fetch = async (...request) => {
    if (!report) await watch().catch(() => undefined)
    return (report ?? globalThis.fetch)(...request)
  }

  watch().catch(() => undefined)
  return { fetch, watch }
}

/** The mock API's world, which begins with the first request. What fails to load can be asked for again. */
function lazyMockApi(open: () => ReturnType<typeof startMockApi>) {
  type Standing = Awaited<ReturnType<typeof startMockApi>>
  let standing: Standing | undefined
  let starting: Promise<Standing> | undefined

  function start(): Promise<Standing> {
    starting ??= open().then(
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

async function startMockApi(appUrl: string, network: string, recorder: Recorder) {
  const [[{ startInBrowser }, { openWorld }], record] = await Promise.all([load(), recorder()])
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
  const { fetch, log, network: conditions } = world
  return { fetch, log, network: conditions, recording: record?.(log) }
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
