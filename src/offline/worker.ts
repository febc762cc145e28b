import type { KeepMessage, KeptSite } from './keptSite.ts'
import { notKept } from './notKept.ts'
import { workerScope } from './workerScope.ts'

/**
 * Answers for the site's own files, so that they are there without a network, by three rules: files of `assets/` come from the device,
 * because their names change with what they hold; all others from the network, and from the device without one; and what a page names is
 * kept (decision 28).
 */
export function serveOffline({ version, files, always, others }: KeptSite): void {
  const { scope } = workerScope.registration
  // Hosts such as GitHub Pages have many sites, whose caches must stay.
  const prefix = `offline ${scope} `
  const names = new Set(files)
  const addressOf = (name: string) => new URL(name, scope).href
  const nameOf = (url: string) => url.replace(/[?#].*/, '').slice(scope.length)

  // Whatever page is open finds its files as before, so a new worker need not wait.
  workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
  workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()))

  workerScope.addEventListener('message', (event) => {
    if (!isKeepMessage(event.data)) return
    // Without a network, or without room, the next visit tries again.
    event.waitUntil(keep(event.data.urls).catch(() => undefined))
    // After a forced reload a page has no worker.
    event.waitUntil(workerScope.clients.claim())
  })

  workerScope.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return
    const name = nameOf(request.url)
    const isPage = request.mode === 'navigate'
    if (isPage || isImmutable(name) || names.has(name)) event.respondWith(answer(request, name, isPage))
  })

  async function answer(request: Request, name: string, isPage: boolean): Promise<Response> {
    if (isImmutable(name)) return (await find(name)) ?? fetch(request)
    try {
      return await fetch(request)
    } catch {
      if (!isPage) return (await find(name)) ?? Response.error()
      return (await find(pageFor(name))) ?? notKept(scope)
    }
  }

  /** The file that a host sends for the address of a page. */
  function pageFor(name: string): string {
    const path = name.replace(/\/$/, '')
    // These pages have a worker of their own.
    if (others.some((folder) => `${path}/`.startsWith(folder))) return 'none'
    const candidates = [path, path === '' ? 'index.html' : `${path}/index.html`]
    return candidates.find((file) => file.endsWith('.html') && names.has(file)) ?? '404.html'
  }

  /** From this build, or from an earlier one that is still kept. */
  async function find(name: string): Promise<Response | undefined> {
    const cache = await caches.open(prefix + version)
    const [address, options] = [addressOf(name), { ignoreVary: true }]
    return (await cache.match(address, options)) ?? caches.match(address, options)
  }

  /**
   * Keeps files of this build, and what takes the place of those that were kept of an earlier one. Pages come last: they are of no use
   * without what they name.
   *
   * @throws Error without a network, and where the host has another build
   */
  async function keep(urls: readonly string[]): Promise<void> {
    const cache = await caches.open(prefix + version)
    const kept = await namesIn(cache)
    const earlier = (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && name !== prefix + version,
    )
    const stems = new Set<string>()
    for (const name of earlier)
      for (const file of await namesIn(await caches.open(name))) stems.add(stemOf(file))
    const successors = files.filter((name) => stems.has(stemOf(name)))
    const due = [...always, ...urls.map(nameOf), ...successors].filter(
      (name) => names.has(name) && !kept.has(name),
    )
    for (const isTurn of [isImmutable, (name: string) => !isImmutable(name)])
      for (const name of new Set(due.filter(isTurn))) await cache.put(addressOf(name), await load(name))
    for (const name of earlier) await caches.delete(name)
  }

  async function namesIn(cache: Cache): Promise<Set<string>> {
    return new Set((await cache.keys()).map(({ url }) => nameOf(url)))
  }

  /** @throws Error where the host has no such file, or a network's login answers in its place */
  async function load(name: string): Promise<Response> {
    const same = isImmutable(name) ? await find(name) : undefined
    if (same) return same
    // A host may redirect from a folder's file to the folder.
    const address = addressOf(name.replace(/(^|\/)index\.html$/, '$1'))
    const response = await fetch(address, {
      cache: isImmutable(name) ? 'default' : 'no-cache',
      priority: 'low',
    })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    if (!(response.ok || name === '404.html') || isPage !== name.endsWith('.html'))
      throw new Error(`${name} is not there.`)
    // A new response: a page may not be opened by one that was redirected.
    return new Response(response.body, { headers: response.headers })
  }
}

/** Whether a file's name changes with what it holds: Vite's do. */
const isImmutable = (name: string): boolean => name.startsWith('assets/')

/** A name without Vite's hash of 8 characters. */
const stemOf = (name: string): string => name.replace(/-[\w-]{8}(?=(?:\.\w+)+$)/, '')

function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep-for-offline'
}
