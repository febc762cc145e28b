import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'
import type { Network } from '#mocks/network.ts'
import type { RequestLog } from '#api/requestLog.ts'
import type { ServerRecording } from '#lab/serverRecording.ts'

/** What the app is connected to. */
export interface Backend {
  api: ApiClient
  /** Finds the address below which pictures of users are; undefined where nobody offers any. */
  findAvatars: () => Promise<string | undefined>
  /** Gets ready for a request that is likely to come soon. */
  warmUp: () => void
  /** Shows what goes to the server, and has gone there. */
  watch: () => Promise<Observed>
}

/** What can be seen of the way to the server, and turned. */
export interface Observed {
  log: RequestLog
  /** Undefined where the server is a real one: its network is what it is. */
  network: Network | undefined
  /** What is recorded of it; undefined where the code that records did not come. */
  recording: ServerRecording | undefined
}

/** Fetches the code that records, and gives it a log before the first request leaves. */
export type LoadRecorder = () => Promise<(log: RequestLog) => ServerRecording>

/**
 * Connects to the API that the app was built for. Without one the mock API answers: it is loaded when something first
 * asks for it, so neither paint nor hydration waits, and a visit that asks for nothing never loads it.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param network the mock API's network to begin with, as a text that the lab reads
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
