import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'

/** What the app is connected to. */
export interface Connection {
  api: ApiClient
  /** Address below which pictures of users are; undefined where nobody offers any. */
  avatarBaseUrl: Promise<string | undefined>
}

/**
 * Connects to the API that the app was built for. Without one the stand-in answers: it is loaded beside
 * the first paint, and only requests wait for it.
 *
 * @param appUrl path under which the app is served, ending in `/`
 */
export function connect({ apiBaseUrl, avatarBaseUrl }: Env, appUrl: string): Connection {
  if (apiBaseUrl !== undefined) {
    return { api: createApiClient({ baseUrl: apiBaseUrl }), avatarBaseUrl: Promise.resolve(avatarBaseUrl) }
  }
  const standIn = startStandIn(appUrl)
  const baseUrl = `${appUrl}api/app/`
  return {
    api: createApiClient({ baseUrl, fetch: async (...request) => (await standIn).fetch(...request) }),
    // Without the stand-in there are no pictures, and initials do.
    avatarBaseUrl: standIn.then(
      () => avatarBaseUrl ?? `${baseUrl}avatars/`,
      () => avatarBaseUrl,
    ),
  }
}

async function startStandIn(appUrl: string) {
  const [{ startInBrowser }, { openWorld }] = await Promise.all([
    import('#placeholder-api/browser.ts'),
    import('#placeholder-api/world.ts'),
  ])
  await startInBrowser(`${appUrl}mockServiceWorker.js`).catch((cause: unknown) => {
    throw new ApiError(
      'unreadable',
      'The practice server could not start: this page may not use service workers.',
      {
        cause,
      },
    )
  })
  return openWorld('app')
}
