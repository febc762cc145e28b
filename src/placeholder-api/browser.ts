import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'
import { createHandlers } from './handlers.ts'
import { findWorld } from './world.ts'

/**
 * Starts the stand-in inside this page: from then on a service worker answers what is sent to `api/<world>/`.
 *
 * @param scriptUrl where the worker's script is, relative to the page
 * @throws Error where the browser offers no service workers
 */
export async function startInBrowser(scriptUrl: string): Promise<SetupWorker> {
  const worker = setupWorker(...createHandlers(findWorld))
  await worker.start({
    quiet: true,
    serviceWorker: { url: scriptUrl },
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url)
      if (origin !== location.origin || pathname.includes('/api/')) print.error()
    },
  })
  return worker
}
