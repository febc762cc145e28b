/** Events of a service worker, as far as this one needs them. TypeScript's own types of workers exclude those of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
}

export const workerScope = globalThis as unknown as WorkerScope
