import { ApiError } from '#api/ApiError.ts'
import { importLate } from '#ui/importLate.ts'
import type { Recorder } from './observed.ts'

/** The mock API's world, which begins with the first request. What fails to load can be asked for again. */
export function lazyMockApi(open: () => ReturnType<typeof startMockApi>) {
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

declare global {
  /** Set before the app starts by programs that use it, and do not look on. */
  var mockApiLatencyMs: number | undefined
}

/** How long each answer takes until the lab changes it, in ms: long enough to see what screens show meanwhile. */
export function usualLatencyMs(): number {
  return globalThis.mockApiLatencyMs ?? 600
}

/**
 * Starts the mock API and opens the app's world.
 *
 * @throws ApiError where its code does not come, or the page may not use service workers
 */
export async function startMockApi(appUrl: string, network: string, recorder: Recorder) {
  const [[{ startInBrowser }, { openWorld }], record] = await Promise.all([load(), recorder()])
  await startInBrowser(`${appUrl}mockServiceWorker.js`).catch((cause: unknown) => {
    throw new ApiError('unreadable', 'The mock API could not start: this page may not use service workers.', {
      cause,
    })
  })
  const world = openWorld('app', { conditions: { latencyMs: usualLatencyMs() } })
  if (network !== '') {
    const { readNetwork } = await importLate(loadNetworkAddress)
    world.network.set(readNetwork(network))
  }
  const { fetch, log, network: conditions } = world
  return { fetch, log, network: conditions, recording: record?.(log) }
}

const loadNetworkAddress = () => import('#lab/network/networkAddress.ts')
const loadBrowser = () => import('#mocks/browser.ts')
const loadWorld = () => import('#mocks/world.ts')

async function load() {
  try {
    return await Promise.all([importLate(loadBrowser), importLate(loadWorld)])
  } catch (cause) {
    throw new ApiError('network', 'The mock API could not be loaded. Check your connection and try again.', {
      cause,
    })
  }
}
