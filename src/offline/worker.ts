import { createKeeper } from './keeper.ts'
import { isImmutable, pageFor, pathBelow } from './keptSite.ts'
import type { KeepMessage, KeptSite } from './keptSite.ts'
import { notKept } from './notKept.ts'
import { isTakeOver } from './takeOver.ts'
import { whilePageIsThere } from './whilePageIsThere.ts'
import { workerScope } from './workerScope.ts'
import type { FetchEvent } from './workerScope.ts'

/**
 * Answers for the site's own files, so that they are there without a network (decision 28). It stands in the same script as MSW's worker,
 * and before it, because a scope has one worker. All other requests are MSW's.
 */
export function serveOffline(site: KeptSite): void {
  const { scope } = workerScope.registration
  const keeper = createKeeper(site, scope)

  // MSW's worker would end with its last page, but the next visit needs it. And it would take over from an earlier one at once, but a
  // page's mock API goes on with the worker that it began with.
  workerScope.registration.unregister = () => Promise.resolve(false)
  workerScope.skipWaiting = () => Promise.resolve()

  // The first one has nothing to renew, and the mock API waits for it.
  workerScope.addEventListener('install', (event) => event.waitUntil(keeper.renew()))
  workerScope.addEventListener('activate', (event) => event.waitUntil(keeper.forgetEarlier()))

  workerScope.addEventListener('message', (event) => {
    if (isTakeOver(event.data)) event.waitUntil(workerScope.clients.claim())
    // Without a network, or without room, the next visit tries again.
    if (isKeepMessage(event.data)) event.waitUntil(keeper.keepPage(event.data.urls).catch(() => undefined))
  })

  workerScope.addEventListener('fetch', (event) => {
    const { request } = event
    const path = pathBelow(scope, request.url)
    const isPage = request.mode === 'navigate'
    if (request.method !== 'GET' || path === undefined || (!isPage && !keeper.has(path))) {
      endWithPage(event)
      return
    }
    // MSW's listener would answer, too.
    event.stopImmediatePropagation()
    event.respondWith(isPage ? openPage(request, path) : sendFile(request, path))
  })

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

/** Lets MSW's listener answer, and wait no longer than there is a page. */
function endWithPage(event: FetchEvent): void {
  const { clientId } = event
  if (clientId === '') return
  const respondWith = event.respondWith.bind(event)
  const isThere = async () => (await workerScope.clients.get(clientId)) !== undefined
  event.respondWith = (answer) => respondWith(whilePageIsThere(answer, isThere))
}
