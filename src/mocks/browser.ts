import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'
import { createHandlers } from './handlers.ts'
import { findWorld } from './world.ts'

/**
 * Starts the mock API inside this page: from then on a service worker answers what is sent to `api/<world>/`.
 *
 * @param scriptUrl where the worker's script is, relative to the page
 * @throws Error where the browser offers no service workers
 */
export async function startInBrowser(scriptUrl: string): Promise<SetupWorker> {
  const worker = setupWorker(...createHandlers(findWorld))
  addEventListener('unhandledrejection', forgiveUpdate)
  await worker.start({
    quiet: true,
    serviceWorker: { url: scriptUrl },
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url)
      // A dev server has modules in src/api/, which a frame on this page may ask for.
      if (origin !== location.origin || /(?<!\/src)\/api\//.test(pathname)) print.error()
    },
  })
  return worker
}

/**
 * MSW asks a worker that is already registered to update itself and drops the promise. When the page before this
 * one has just let go of that worker, the browser refuses. It changes nothing: the script is the same.
 */
function forgiveUpdate(event: PromiseRejectionEvent): void {
  const { message } = event.reason instanceof Error ? event.reason : { message: '' }
  if (message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
}
