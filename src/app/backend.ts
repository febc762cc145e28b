import { createApiClient } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { AvatarSource } from '#features/user/usePicture.ts'
import { lazyMockApi, startMockApi } from './mockApi.ts'
import type { LoadRecorder, Observed } from './observed.ts'
import { realServer } from './realServer.ts'

/** The app's connection to an API. */
export interface Backend {
  api: ApiClient
  avatars: AvatarSource
  /** Prepares for a request that is likely to follow soon. */
  warmUp: () => void
  /** Shows what goes to the server, and has gone there. */
  watch: () => Promise<Observed>
}

/** Connects to the API that the app was built for. */
export function realBackend(
  apiBaseUrl: string,
  avatarBaseUrl: string | undefined,
  load: LoadRecorder,
): Backend {
  const server = realServer(apiBaseUrl, unlessMissing(load))
  return {
    api: createApiClient({ baseUrl: apiBaseUrl, fetch: server.fetch }),
    avatars: { baseUrl: avatarBaseUrl },
    warmUp: () => undefined,
    watch: server.watch,
  }
}

/**
 * Connects to the mock API. It is loaded with the first request, so that it delays neither paint nor hydration.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param network its initial network, in the format that `readNetwork` parses
 */
export function mockBackend(
  appUrl: string,
  avatarBaseUrl: string | undefined,
  network: string | undefined,
  load: LoadRecorder,
): Backend {
  const mockApi = lazyMockApi(() => startMockApi(network ?? '', unlessMissing(load)))
  const baseUrl = `${appUrl}api/app/`
  return {
    api: createApiClient({ baseUrl, fetch: mockApi.fetch }),
    avatars:
      avatarBaseUrl === undefined
        ? {
            baseUrl: `${baseUrl}avatars/`,
            find: (address) => mockApi.start().then(({ pictureAt }) => pictureAt(address)),
          }
        : { baseUrl: avatarBaseUrl },
    warmUp: mockApi.warmUp,
    watch: mockApi.start,
  }
}

/** A page without its recorder is still a page. */
function unlessMissing(load: LoadRecorder) {
  return () => load().catch(() => undefined)
}
