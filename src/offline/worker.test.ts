import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveOffline } from './worker.ts'

const SCOPE = 'https://a.example/x/'

/** What the host has, by path below the scope; undefined without a network. */
let host: Record<string, string> | undefined
let asked: string[]
let listeners: Record<string, (event: object) => void>

const addressOf = (key: Request | string) => (typeof key === 'string' ? key : key.url)

/** A browser's caches, as far as the worker needs them. */
function createCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return Promise.resolve({
      match: (key: Request | string) => Promise.resolve(entries.get(addressOf(key))?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    })
  }
  return {
    open,
    match: (key: string) =>
      Promise.resolve([...all.values()].map((entries) => entries.get(key)?.clone()).find(Boolean)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  } as unknown as CacheStorage
}

beforeEach(() => {
  vi.stubGlobal('caches', createCaches())
  vi.stubGlobal('registration', { scope: SCOPE })
  vi.stubGlobal('clients', { claim: () => Promise.resolve() })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => (listeners[type] = listener))
  vi.stubGlobal('fetch', (asks: { url: string } | string) => {
    const path = (typeof asks === 'string' ? asks : asks.url).slice(SCOPE.length)
    asked.push(path)
    const text = host?.[path]
    if (host === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    const type = text?.startsWith('<') ? 'text/html' : 'text/javascript'
    return Promise.resolve(
      new Response(text, { status: text === undefined ? 404 : 200, headers: { 'content-type': type } }),
    )
  })
  host = {}
  listeners = {}
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

/** The build that the host has from now on. */
function publish(version: string, files: Record<string, string>, always: string[] = []): void {
  host = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(/(^|\/)index\.html$/, '$1'), text]),
  )
  serveOffline({ version, files: Object.keys(files), always, others: ['storybook/'] })
}

async function keep(...names: string[]): Promise<void> {
  const work: Promise<unknown>[] = []
  const data = { type: 'keep-for-offline', urls: names.map((name) => SCOPE + name) }
  listeners['message']?.({ data, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

async function answerTo(path: string, mode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined
  const request = { method: 'GET', mode, url: SCOPE + path }
  listeners['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  return (await answer)?.text()
}

it('answers from the device for what a page names and what is kept always, and for nothing else', async () => {
  publish('1', { 'index.html': '<home>', 'assets/a-AAAAAAA1.js': 'a', 'b.js': 'b' }, ['index.html'])
  await keep('assets/a-AAAAAAA1.js?x')
  host = undefined
  expect(await answerTo('')).toBe('<home>')
  expect(await answerTo('assets/a-AAAAAAA1.js', 'cors')).toBe('a')
  expect(await answerTo('b.js', 'cors')).toBe('')
  expect(await answerTo('api/app/posts', 'cors')).toBeUndefined()
})

it('opens pages from the network first, and asks for no file of assets twice', async () => {
  const files = { 'posts/index.html': '<posts>', 'assets/a-AAAAAAA1.js': 'a' }
  publish('1', files, Object.keys(files))
  await keep()
  await keep()
  expect(asked).toEqual(['assets/a-AAAAAAA1.js', 'posts/'])
  host = { posts: '<newer>' }
  expect(await answerTo('posts')).toBe('<newer>')
  expect(await answerTo('assets/a-AAAAAAA1.js', 'cors')).toBe('a')
  host = undefined
  expect(await answerTo('posts')).toBe('<posts>')
  expect(await answerTo('posts/')).toBe('<posts>')
})

it('opens the page for all else, and says what was not kept, as what has a worker of its own', async () => {
  publish('1', { '404.html': '<all else>' }, ['404.html'])
  host = undefined
  expect(await answerTo('users/55')).toContain('This page was not kept for offline reading')
  host = { '404.html': '<all else>' }
  await keep()
  host = undefined
  expect(await answerTo('users/55')).toBe('<all else>')
  expect(await answerTo('storybook')).toContain('This page was not kept for offline reading')
})

it('does not keep what the login of a network sends in place of a script', async () => {
  publish('1', { 'a.js': 'a' })
  host = { 'a.js': '<p>Log in to this network</p>' }
  await keep('a.js')
  host = undefined
  expect(await answerTo('a.js', 'cors')).toBe('')
})

it('keeps of a new build what was kept of the old one, and leaves the old one while something is missing', async () => {
  publish('1', { 'index.html': '<old>', 'assets/p-AAAAAAA1.js': 'old', 'assets/s-AAAAAAA1.js': 's' }, [
    'index.html',
  ])
  await keep('assets/p-AAAAAAA1.js', 'assets/s-AAAAAAA1.js')
  const next = {
    'index.html': '<new>',
    'assets/p-BBBBBBB2.js': 'new',
    'assets/s-AAAAAAA1.js': 's',
    'b.js': 'b',
  }
  publish('2', next, ['index.html'])
  delete host?.['assets/p-BBBBBBB2.js']
  await keep()
  const before = host
  host = undefined
  expect(await answerTo('')).toBe('<old>')
  host = { ...before, 'assets/p-BBBBBBB2.js': 'new' }
  await keep()
  host = undefined
  expect(await answerTo('')).toBe('<new>')
  expect(await answerTo('assets/p-BBBBBBB2.js', 'cors')).toBe('new')
  expect(await answerTo('assets/s-AAAAAAA1.js', 'cors')).toBe('s')
  await expect(answerTo('assets/p-AAAAAAA1.js', 'cors')).rejects.toThrow('Failed to fetch')
  expect(await caches.keys()).toHaveLength(1)
})
