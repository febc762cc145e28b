import type { SetupWorker } from 'msw/browser'
import { startInBrowser } from '#placeholder-api/browser.ts'

let worker: Promise<SetupWorker> | undefined

/** Starts the worker once, however many stories a docs page runs at the same time. */
export function startStandIn(): Promise<SetupWorker> {
  worker ??= startInBrowser('./mockServiceWorker.js')
  return worker
}
