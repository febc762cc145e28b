import type { SetupWorker } from 'msw/browser'
import { startInBrowser } from '#mocks/browser.ts'

let worker: Promise<SetupWorker> | undefined

/** Starts the service worker once, however many stories a docs page renders. */
export function startMockApi(): Promise<SetupWorker> {
  worker ??= startInBrowser('./mockServiceWorker.js')
  return worker
}
