import { createKeeper } from './keeper.ts'
import { isImmutable, pageFor, pathBelow } from './keptSite.ts'
import type { KeepMessage, KeptSite } from './keptSite.ts'
import { notKept } from './notKept.ts'
import { workerScope } from './workerScope.ts'

/** Answers for the site's own files, so that they are there without a network (decision 28). All other requests are the browser's. */
export function serveOffline(site: KeptSite): void {
  const { scope } = workerScope.registration
  const keeper = createKeeper(site, scope)

  workerScope.addEventListener('install', (event) => event.waitUntil(keeper.renew()))
  workerScope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

  workerScope.addEventListener('message', (event) => {
    if (!isKeepMessage(event.data)) return
    // Without a network, or without room, the next visit tries again.
    event.waitUntil(keeper.keepPage(event.data.urls).catch(() => undefined))
    // One that still waits may not: it takes over when it becomes active.
    event.waitUntil(workerScope.clients.claim().catch(() => undefined))
  })

  workerScope.addEventListener('fetch', (event) => {
    const { request } = event
    const path = pathBelow(scope, request.url)
    const isPage = request.mode === 'navigate'
    if (request.method !== 'GET' || path === undefined || (!isPage && !keeper.has(path))) return
    event.respondWith(isPage ? openPage(request, path) : sendFile(request, path))
  })

  /** Also of pages that no worker has: one that it came too late for, and one after a forced reload. */
  async function takeOver(): Promise<void> {
    await keeper.forgetEarlier()
    await workerScope.clients.claim()
  }

  /** From the network, so that an update arrives at once; else what was kept. */
  async function openPage(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request)
    } catch {
      const page = pageFor(site, path)
      return (page !== undefined && (await keeper.find(page))) || notKept(scope)
    }
  }

  async function sendFile(request: Request, path: string): Promise<Response> {
    const kept = await keeper.find(path)
    if (kept !== undefined && isImmutable(path)) return kept
    try {
      return await fetch(request)
    } catch {
      return kept ?? Response.error()
    }
  }
}

function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep-for-offline'
}
