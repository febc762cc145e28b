import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'

/** What the app is connected to. */
export interface Connection {
  api: ApiClient
  /** Finds the address below which pictures of users are; undefined where nobody offers any. */
  findAvatars: () => Promise<string | undefined>
  /** Gets ready for a request that is likely to come soon. */
  warmUp: () => void
}

/**
 * Connects to the API that the app was built for. Without one the stand-in answers: it is loaded when something first
 * asks for it, so neither paint nor hydration waits, and a visit that asks for nothing never loads it.
 *
 * @param appUrl path under which the app is served, ending in `/`
 */
export function connect({ apiBaseUrl, avatarBaseUrl }: Env, appUrl: string): Connection {
  if (apiBaseUrl !== undefined) {
    return {
      api: createApiClient({ baseUrl: apiBaseUrl }),
      findAvatars: () => Promise.resolve(avatarBaseUrl),
      warmUp: () => undefined,
    }
  }
  const standIn = lazyStandIn(appUrl)
  const baseUrl = `${appUrl}api/app/`
  return {
    api: createApiClient({ baseUrl, fetch: standIn.fetch }),
    // Without the stand-in there are no pictures, and initials do.
    findAvatars: () =>
      standIn.start().then(
        () => avatarBaseUrl ?? `${baseUrl}avatars/`,
        () => avatarBaseUrl,
      ),
    warmUp: () => void standIn.start().catch(() => undefined),
  }
}

/** The stand-in's world, which begins with the first request. What fails to load can be asked for again. */
function lazyStandIn(appUrl: string) {
  type Standing = Awaited<ReturnType<typeof startStandIn>>
  let standing: Standing | undefined
  let starting: Promise<Standing> | undefined

  function start(): Promise<Standing> {
    starting ??= startStandIn(appUrl).then(
      (world) => (standing = world),
      (cause: unknown) => {
        starting = undefined
        throw cause
      },
    )
    return starting
  }

  // Once the world is there nothing stands between asking and sending.
  const fetch: typeof globalThis.fetch = (...request) =>
    standing ? standing.fetch(...request) : start().then((world) => world.fetch(...request))

  return { start, fetch }
}

async function startStandIn(appUrl: string) {
  const [{ startInBrowser }, { openWorld }] = await load()
  await startInBrowser(`${appUrl}mockServiceWorker.js`).catch((cause: unknown) => {
    throw new ApiError(
      'unreadable',
      'The practice server could not start: this page may not use service workers.',
      { cause },
    )
  })
  return openWorld('app')
}

async function load() {
  try {
    return await Promise.all([import('#placeholder-api/browser.ts'), import('#placeholder-api/world.ts')])
  } catch (cause) {
    throw new ApiError(
      'network',
      'The practice server could not be loaded. Check your connection and try again.',
      { cause },
    )
  }
}
