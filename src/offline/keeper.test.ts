import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeeper } from './keeper.ts'
import { digestOf } from './keptSite.ts'
import type { KeptSite } from './keptSite.ts'

const SCOPE = 'https://a.example/x/'

/** What the host has, by path below the scope. A path that is not there does not answer. */
let host: Record<string, string> = {}
/** What the browser answers by itself. */
let browserCache: Record<string, string> = {}
/** The paths that were asked for. */
let asked: string[] = []

/** A browser's caches, as far as the keeper needs them. */
function createCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return Promise.resolve({
      match: (key: Request | string) => Promise.resolve(entries.get(addressOf(key))?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void entries.set(addressOf(key), response)),
      keys: () => Promise.resolve([...entries.keys()].map((address) => new Request(address))),
    })
  }
  return {
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  } as unknown as CacheStorage
}

const addressOf = (key: Request | string) => (typeof key === 'string' ? key : key.url)

async function siteOf(
  version: string,
  files: Record<string, string>,
  always: string[] = [],
): Promise<KeptSite> {
  host = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(/(^|\/)index\.html$/, '$1'), text]),
  )
  const digests = Object.entries(files).map(
    async ([name, text]) => [name, await digestOf(new TextEncoder().encode(text))] as const,
  )
  return { version, files: Object.fromEntries(await Promise.all(digests)), always, others: [] }
}

const textOf = async (keeper: ReturnType<typeof createKeeper>, name: string) =>
  (await keeper.find(name))?.text()

beforeEach(() => {
  vi.stubGlobal('caches', createCaches())
  asked = []
  browserCache = {}
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit) => {
    const path = address.slice(SCOPE.length)
    asked.push(path)
    const text = (cache === 'default' ? browserCache[path] : undefined) ?? host[path]
    return text === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(text))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('keepPage', () => {
  it('keeps what a page has loaded, and what is kept always', async () => {
    const site = await siteOf('1', { 'index.html': 'home', 'a.js': 'a', 'b.js': 'b' }, ['index.html'])
    const keeper = createKeeper(site, SCOPE)
    await keeper.keepPage([`${SCOPE}a.js?x`, `${SCOPE}api/app/posts`, 'https://b.example/b.js'])
    expect(await textOf(keeper, 'index.html')).toBe('home')
    expect(await textOf(keeper, 'a.js')).toBe('a')
    expect(await textOf(keeper, 'b.js')).toBeUndefined()
  })

  it('keeps nothing of another build, nor what a login sends in its place', async () => {
    const keeper = createKeeper(await siteOf('1', { 'a.js': 'a' }), SCOPE)
    host['a.js'] = '<p>Log in to this network</p>'
    await keeper.keepPage([`${SCOPE}a.js`])
    expect(await textOf(keeper, 'a.js')).toBeUndefined()
  })

  it('asks the host itself where the browser holds something else', async () => {
    const keeper = createKeeper(await siteOf('1', { 'assets/a-AAAAAAA1.js': 'a' }), SCOPE)
    browserCache['assets/a-AAAAAAA1.js'] = '<p>Log in to this network</p>'
    await keeper.keepPage([`${SCOPE}assets/a-AAAAAAA1.js`])
    expect(await textOf(keeper, 'assets/a-AAAAAAA1.js')).toBe('a')
  })

  it('asks for no more where the host has another build', async () => {
    const names = ['a.js', 'b.js', 'c.js', 'd.js']
    const keeper = createKeeper(
      await siteOf('1', Object.fromEntries(names.map((name) => [name, name]))),
      SCOPE,
    )
    for (const name of names) host[name] = 'newer'
    await keeper.keepPage(names.map((name) => SCOPE + name))
    expect(asked).toEqual(['a.js', 'b.js'])
  })

  it('asks for nothing twice', async () => {
    const keeper = createKeeper(await siteOf('1', { 'a.js': 'a' }), SCOPE)
    await Promise.all([keeper.keepPage([`${SCOPE}a.js`]), keeper.keepPage([`${SCOPE}a.js`])])
    await keeper.keepPage([`${SCOPE}a.js`])
    expect(asked).toEqual(['a.js'])
  })
})

describe('renew', () => {
  it('keeps of a new build what was kept of the old one, and leaves the rest', async () => {
    const old = createKeeper(
      await siteOf('1', { 'page-AAAAAAA1.js': 'old', 'same.js': 'same', 'b.js': 'b' }),
      SCOPE,
    )
    await old.keepPage([`${SCOPE}page-AAAAAAA1.js`, `${SCOPE}same.js`])
    const site = await siteOf('2', { 'page-BBBBBBB2.js': 'new', 'same.js': 'same', 'b.js': 'b' })
    // What is the same need not come again.
    delete host['same.js']
    const keeper = createKeeper(site, SCOPE)
    await keeper.renew()
    expect(await textOf(keeper, 'page-BBBBBBB2.js')).toBe('new')
    expect(await textOf(keeper, 'same.js')).toBe('same')
    expect(await textOf(keeper, 'b.js')).toBeUndefined()
  })

  it('keeps nothing where nothing was kept', async () => {
    const keeper = createKeeper(await siteOf('1', { 'index.html': 'home' }, ['index.html']), SCOPE)
    await keeper.renew()
    expect(await textOf(keeper, 'index.html')).toBeUndefined()
  })

  it('throws where something does not come, and the old build stays', async () => {
    const old = createKeeper(await siteOf('1', { 'a.js': 'old' }), SCOPE)
    await old.keepPage([`${SCOPE}a.js`])
    const site = await siteOf('2', { 'a.js': 'new' })
    host['a.js'] = 'newer'
    await expect(createKeeper(site, SCOPE).renew()).rejects.toThrow('another build')
    expect(await textOf(old, 'a.js')).toBe('old')
  })
})

describe('forgetEarlier', () => {
  it('removes what was kept of earlier builds, and no cache of another site', async () => {
    const old = createKeeper(await siteOf('1', { 'a.js': 'a' }), SCOPE)
    await old.keepPage([`${SCOPE}a.js`])
    await caches.open('somebody else')
    const keeper = createKeeper(await siteOf('2', { 'a.js': 'a' }), SCOPE)
    await keeper.renew()
    await keeper.forgetEarlier()
    expect(await caches.keys()).toEqual(['somebody else', `offline ${SCOPE} 2`])
  })

  it('leaves what a later build is keeping while this one waits', async () => {
    const first = createKeeper(await siteOf('1', { 'a.js': 'a' }), SCOPE)
    await first.keepPage([`${SCOPE}a.js`])
    const waiting = createKeeper(await siteOf('2', { 'a.js': 'a' }), SCOPE)
    await waiting.renew()
    const installing = createKeeper(await siteOf('3', { 'a.js': 'a' }), SCOPE)
    await installing.renew()
    await waiting.forgetEarlier()
    expect(await textOf(installing, 'a.js')).toBe('a')
    expect(await caches.keys()).toEqual([`offline ${SCOPE} 2`, `offline ${SCOPE} 3`])
  })
})
