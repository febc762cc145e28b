import { digestOf, isImmutable, pathBelow, successorsOf } from './keptSite.ts'
import type { KeptSite } from './keptSite.ts'

/** How many files are fetched at a time. A page that is being read comes first. */
const AT_A_TIME = 2

/** Keeps the files of one build below one scope. What is of another build is never kept. */
export function createKeeper(site: KeptSite, scope: string) {
  // Hosts such as GitHub Pages have many sites, whose caches must stay.
  const prefix = `offline ${scope} `
  const cacheName = prefix + site.version
  const addressOf = (name: string) => new URL(name, scope).href

  const has = (name: string) => Object.hasOwn(site.files, name)

  /** A browser lists caches in the order in which they were made. One after this build's is that of a worker that is being installed. */
  async function earlierCaches(): Promise<string[]> {
    const all = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const own = all.indexOf(cacheName)
    return own === -1 ? all : all.slice(0, own)
  }

  async function find(name: string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName)
    // Hosts vary answers by their compression, which a cache has undone.
    return cache.match(addressOf(name), { ignoreVary: true })
  }

  /** Whether the response was of this build, and is kept now. Its status is the host's affair: `404.html` may have that of its name. */
  async function keep(name: string, response: Response): Promise<boolean> {
    const body = await response.arrayBuffer()
    if ((await digestOf(body)) !== site.files[name]) return false
    const cache = await caches.open(cacheName)
    // A new response: a page may not be opened by one that was redirected.
    await cache.put(addressOf(name), new Response(body, { headers: response.headers }))
    return true
  }

  /** @throws TypeError without a network */
  async function fetchAndKeep(name: string): Promise<boolean> {
    // A host may redirect from a folder's file to the folder.
    const address = addressOf(name.replace(/(^|\/)index\.html$/, '$1'))
    const load = async (cache: RequestCache) => keep(name, await fetch(address, { cache, priority: 'low' }))
    if (!isImmutable(name)) return load('no-cache')
    // The browser's own cache may hold what a network's login sent in its place.
    return (await load('default')) || load('reload')
  }

  /** What is on its way, so that nobody asks for it twice. */
  const coming = new Map<string, Promise<boolean>>()

  function ensure(name: string): Promise<boolean> {
    const kept = coming.get(name) ?? fetchAndKeep(name).finally(() => coming.delete(name))
    coming.set(name, kept)
    return kept
  }

  /** Resolves to whether all of them are kept. Ends with the first that is of another build: the host has no more of this one. */
  async function keepAll(names: Iterable<string>): Promise<boolean> {
    const kept = await keptNames()
    const open = [...new Set(names)].filter((name) => has(name) && !kept.has(name))
    let areKept = true
    const takeNext = async (): Promise<void> => {
      for (let name = open.shift(); name !== undefined && areKept; name = open.shift())
        areKept = (await ensure(name)) && areKept
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, takeNext))
    return areKept
  }

  async function keptNames(): Promise<Set<string | undefined>> {
    const cache = await caches.open(cacheName)
    return new Set((await cache.keys()).map(({ url }) => pathBelow(scope, url)))
  }

  /** The files that were kept of earlier builds, with what they hold. */
  async function earlier(): Promise<Map<string, Response>> {
    const files = new Map<string, Response>()
    for (const name of await earlierCaches()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const path = pathBelow(scope, request.url)
        const response = await cache.match(request, { ignoreVary: true })
        if (path !== undefined && response !== undefined) files.set(path, response)
      }
    }
    return files
  }

  return {
    has,
    find,

    /** Keeps what the addresses name, and what is kept always. */
    keepPage: (urls: readonly string[]) =>
      keepAll([
        ...site.always,
        ...urls.map((url) => pathBelow(scope, url)).filter((path) => path !== undefined),
      ]),

    /**
     * Keeps of this build what has been kept of an earlier one.
     *
     * @throws Error if something did not come: the earlier one is whole, and stays
     */
    async renew(): Promise<void> {
      const before = await earlier()
      if (before.size === 0) return
      for (const [name, response] of before) if (has(name)) await keep(name, response)
      if (!(await keepAll([...successorsOf([...before.keys()], site), ...site.always])))
        throw new Error('The host has another build by now.')
    },

    async forgetEarlier(): Promise<void> {
      for (const name of await earlierCaches()) await caches.delete(name)
    },
  }
}
