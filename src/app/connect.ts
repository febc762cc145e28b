import { ApiError } from '#api/ApiError.ts'
import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { Env } from '#config/env.ts'

/**
 * The client for the API that the app was built for. Without one the stand-in answers: it is loaded beside
 * the first paint, and only requests wait for it.
 *
 * @param appUrl path under which the app is served, ending in `/`
 */
export function connect({ apiBaseUrl }: Env, appUrl: string): ApiClient {
  if (apiBaseUrl !== undefined) return createApiClient({ baseUrl: apiBaseUrl })
  const standIn = startStandIn(appUrl)
  return createApiClient({
    baseUrl: `${appUrl}api/app/`,
    fetch: async (...request) => (await standIn).fetch(...request),
  })
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
