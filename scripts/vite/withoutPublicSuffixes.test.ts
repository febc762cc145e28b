import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { handleRequest, http, HttpResponse } from 'msw'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { createHandlers } from '#mocks/handlers.ts'
import type { findWorld, openWorld } from '#mocks/world.ts'
import { withoutPublicSuffixes } from './withoutPublicSuffixes.ts'

/** A name that occurs only in the list: a town in Japan. */
const IN_THE_LIST = 'tokigawa'

const ENTRY = join(import.meta.dirname, 'mockApi.virtual.ts')
const SOURCE = `
  export { handleRequest, http, HttpResponse } from 'msw'
  export { createHandlers } from '#mocks/handlers.ts'
  export { findWorld, openWorld } from '#mocks/world.ts'
`
interface MockApi {
  handleRequest: typeof handleRequest
  http: typeof http
  HttpResponse: typeof HttpResponse
  createHandlers: typeof createHandlers
  findWorld: typeof findWorld
  openWorld: typeof openWorld
}
type Handlers = Parameters<typeof handleRequest>[2]

let dir = ''
let mockApi: MockApi

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mock API-'))
  await bundle('without', [withoutPublicSuffixes()])
  await bundle('with', [])
  mockApi = (await import(pathToFileURL(join(dir, 'without/mockApi.js')).href)) as MockApi
}, 60_000)
afterAll(() => rm(dir, { recursive: true, force: true }))

describe('a bundle without public suffixes', () => {
  it('lacks the list that it would have otherwise', async () => {
    expect(await codeOf('with')).toContain(IN_THE_LIST)
    expect(await codeOf('without')).not.toContain(IN_THE_LIST)
  })

  it('still answers what the course asks', async () => {
    mockApi.openWorld('app')
    const handlers = mockApi.createHandlers(mockApi.findWorld)
    const get = await ask(handlers, 'http://localhost:5173/api/app/posts?userId=2')
    expect(get?.status).toBe(200)
    expect(await get?.json()).toHaveLength(10)

    const body = JSON.stringify({ title: 'Feed the cat', completed: false })
    const post = await ask(handlers, 'https://school.github.io/course/api/app/todos', {
      method: 'POST',
      body,
    })
    expect(post?.status).toBe(201)
    expect(await post?.json()).toMatchObject({ title: 'Feed the cat', completed: false })
  })

  it('still answers a request with cookies', async () => {
    mockApi.openWorld('biscuits')
    const handlers = mockApi.createHandlers(mockApi.findWorld)
    const response = await ask(handlers, 'http://127.0.0.1:4173/api/biscuits/todos', {
      headers: { cookie: 'session=1; theme=dark' },
    })
    expect(await response?.json()).toHaveLength(200)
  })

  it.each(['http://localhost:5173/', 'http://127.0.0.1:4173/', 'https://school.github.io/course/'])(
    'still keeps a cookie that was set on %s',
    async (url) => {
      const { http, HttpResponse } = mockApi
      const handlers = [
        http.post('*', () =>
          HttpResponse.text('set', { headers: { 'set-cookie': 'biscuit=ginger; Path=/' } }),
        ),
        http.get('*', ({ cookies }) => HttpResponse.text(cookies['biscuit'] ?? 'none left')),
      ]
      await ask(handlers, url, { method: 'POST' })
      expect(await (await ask(handlers, url))?.text()).toBe('ginger')
      expect(await (await ask(handlers, 'https://elsewhere.example/'))?.text()).toBe('none left')
    },
  )
})

/** Bundles the mock API for a browser. */
async function bundle(name: string, plugins: Plugin[]): Promise<void> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? SOURCE : undefined),
  }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, ...plugins],
    build: { outDir: join(dir, name), lib: { entry: ENTRY, formats: ['es'], fileName: 'mockApi' } },
  })
}

function codeOf(name: string): Promise<string> {
  return readFile(join(dir, name, 'mockApi.js'), 'utf8')
}

/** Sends a request as MSW's worker does: cookies are read before the handler, and stored after it. */
function ask(handlers: Handlers, url: string, init?: RequestInit): Promise<Response | undefined> {
  const quiet = { emit: () => true } as unknown as Parameters<typeof handleRequest>[4]
  return mockApi.handleRequest(
    new Request(url, init),
    crypto.randomUUID(),
    handlers,
    { onUnhandledRequest: 'error' },
    quiet,
  )
}
