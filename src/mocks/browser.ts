import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'
import { takeOver } from '#offline/takeOver.ts'
import { createHandlers } from './handlers.ts'
import { findWorld } from './world.ts'

/** A worker that takes longer has failed. */
const TAKES_OVER_WITHIN_MS = 3000

/**
 * Starts the mock API inside this page: a service worker answers requests to `api/<world>/`.
 *
 * @param scriptUrl the worker's script, relative to the page
 * @throws Error if the browser has no service workers
 */
export async function startInBrowser(scriptUrl: string): Promise<SetupWorker> {
  const worker = setupWorker(...createHandlers(findWorld))
  addEventListener('unhandledrejection', forgiveUpdate)
  await untilWorkerTakesOver()
  await worker.start({
    quiet: true,
    serviceWorker: { url: scriptUrl },
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url)
      // A frame on this page may request modules in src/api/ from the dev server.
      if (origin !== location.origin || /(?<!\/src)\/api\//.test(pathname)) print.error()
    },
  })
  return worker
}

/**
 * Has the worker take over a page that it does not control, because MSW would reload that page, and what somebody has done there would be
 * lost. A page is in that state after a forced reload, and where the worker became active while the page was on its way.
 */
async function untilWorkerTakesOver(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration()
  if (registration === undefined || serviceWorker.controller !== null) return
  const isOnItsWay = registration.active?.state !== 'activated'
  // In development there is MSW's worker alone, which takes pages over only when it becomes active.
  if (!isOnItsWay && !import.meta.env.PROD) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKES_OVER_WITHIN_MS)
    void serviceWorker.ready.then(({ active }) => active?.postMessage(takeOver, {}))
  })
}

/**
 * MSW updates a worker that is already registered, and does not handle the promise. The browser rejects it if the
 * previous page has just released that worker. That is harmless, because the script is the same.
 */
function forgiveUpdate(event: PromiseRejectionEvent): void {
  const { message } = event.reason instanceof Error ? event.reason : { message: '' }
  if (message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
}
