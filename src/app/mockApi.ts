import { ApiError } from '#api/ApiError.ts'
import { unlessAborted } from '#api/unlessAborted.ts'
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

  // Calls the world's `fetch` directly once the world is open, without a promise in between. Before, its code can take long to load.
  const fetch: typeof globalThis.fetch = (input, init) =>
    standing
      ? standing.fetch(input, init)
      : unlessAborted(start(), init?.signal).then((world) => world.fetch(input, init))

  const warmUp = (): void => void start().catch(() => undefined)

  return { start, fetch, warmUp }
}

declare global {
  /** Set before the app starts by programs that use it, and do not look on. */
  var mockApiLatencyMs: number | undefined
  /** Set by a program that lets requests fail in ways of its own: it stands between the app and the mock API. */
  var mockApiFetch: ((answer: typeof globalThis.fetch) => typeof globalThis.fetch) | undefined
}

/** How long each answer takes until the lab changes it, in ms: long enough to see what screens show meanwhile. */
export function usualLatencyMs(): number {
  return globalThis.mockApiLatencyMs ?? 600
}

/**
 * Loads the mock API and opens the app's world.
 *
 * @throws ApiError where its code does not come
 */
export async function startMockApi(network: string, recorder: Recorder) {
  const [[{ answerInPage, pictureAt }, { openWorld }], record] = await Promise.all([load(), recorder()])
  const send = globalThis.mockApiFetch?.(answerInPage) ?? answerInPage
  const world = openWorld('app', { conditions: { latencyMs: usualLatencyMs() }, fetch: send })
  if (network !== '') {
    const { readNetwork } = await importLate(loadNetworkAddress)
    world.network.set(readNetwork(network))
  }
  const { fetch, log, network: conditions } = world
  return { fetch, log, network: conditions, recording: record?.(log), pictureAt }
}

const loadNetworkAddress = () => import('#lab/network/networkAddress.ts')
const loadAnswers = () => import('#mocks/answerInPage.ts')
const loadWorld = () => import('#mocks/world.ts')

async function load() {
  try {
    return await Promise.all([importLate(loadAnswers), importLate(loadWorld)])
  } catch (cause) {
    throw new ApiError('network', 'The mock API could not be loaded. Check your connection and try again.', {
      cause,
    })
  }
}
