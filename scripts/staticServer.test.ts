import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type StaticServer, startStaticServer } from './staticServer.ts'

const FILES = {
  'secret.txt': 'outside',
  'dist/index.html': '<h1>Home</h1>',
  'dist/404.html': '<h1>No such page</h1>',
  'dist/about.html': '<h1>About</h1>',
  'dist/posts/index.html': '<h1>Posts</h1>',
  'dist/empty/notes.txt': 'a directory without a page',
  'dist/assets/index-B3x_9-aZ.js': 'export {}',
  'dist/assets/index-B3x_9-aZ.js.map': '{}',
  'dist/assets/hand-animated.svg': '<svg/>',
  'dist/storybook/assets/iframe-D1e2f3G4.css': 'a{}',
  'bare/index.html': '<h1>Bare</h1>',
}

let root = ''
let server: StaticServer | undefined

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'static-server-'))
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
})
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Starts a server. Returns a function that requests a path, without following redirects. */
async function serve({ dir = 'dist', base }: { dir?: string; base?: string } = {}) {
  server = await startStaticServer({ dir: join(root, dir), port: 0, ...(base === undefined ? {} : { base }) })
  const { url } = server
  return (path: string, init: RequestInit = {}) => fetch(new URL(path, url), { redirect: 'manual', ...init })
}

/** Requests a path exactly as written; `fetch` would normalise it. */
function rawStatus(path: string) {
  const { hostname, port } = new URL(server?.url ?? '')
  return new Promise<number | undefined>((done, fail) => {
    request({ hostname, port, path }, (res) => {
      res.resume()
      done(res.statusCode)
    })
      .on('error', fail)
      .end()
  })
}

describe('files', () => {
  it('serves the start page', async () => {
    const get = await serve()
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(await response.text()).toBe('<h1>Home</h1>')
  })

  it('serves the page of a directory', async () => {
    const get = await serve()
    expect(await (await get('/posts/?page=2')).text()).toBe('<h1>Posts</h1>')
  })

  it('serves a page without its extension', async () => {
    const get = await serve()
    expect(await (await get('/about')).text()).toBe('<h1>About</h1>')
  })

  it('answers HEAD without a body', async () => {
    const get = await serve()
    const response = await get('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('shows a file that was added after the start', async () => {
    const get = await serve()
    writeFileSync(join(root, 'dist/late.txt'), 'late')
    expect(await (await get('/late.txt')).text()).toBe('late')
  })

  it('survives a range that ends before it starts', async () => {
    const get = await serve()
    expect((await get('/', { headers: { range: 'bytes=5-2' } })).status).toBe(200)
  })

  it('refuses to be written to', async () => {
    const get = await serve()
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })
})

describe('redirects', () => {
  it('sends a directory to its trailing slash and keeps the search', async () => {
    const get = await serve()
    const response = await get('/posts?page=2')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/posts/?page=2')
  })

  it('sends a directory under a base path to its trailing slash', async () => {
    const get = await serve({ base: '/course/' })
    expect((await get('/course/posts')).headers.get('location')).toBe('/course/posts/')
  })

  it('sends the bare base path to its trailing slash', async () => {
    const get = await serve({ base: '/course/' })
    const response = await get('/course?a=1')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/course/?a=1')
  })

  it('never redirects to another site', async () => {
    await serve()
    expect(await rawStatus('//posts')).toBe(404)
    expect(await rawStatus('/\\posts')).toBe(404)
  })
})

describe('what is not there', () => {
  it.each([
    '/nowhere',
    '/posts/12',
    '/posts/12/',
    '/about/',
    '/empty',
    '/empty/',
    '/assets/gone.js',
    '/%zz',
    '/%00',
  ])('answers %s with 404 and the page for it', async (path) => {
    const get = await serve()
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(await response.text()).toBe('<h1>No such page</h1>')
  })

  it('answers in plain text when the site has no page for it', async () => {
    const get = await serve({ dir: 'bare' })
    const response = await get('/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain;charset=utf-8')
  })

  it.each(['/', '/posts/', '/courses/'])('answers %s outside the base path in plain text', async (path) => {
    const get = await serve({ base: '/course/' })
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain;charset=utf-8')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
  ])('never leaves its folder for %s', async (path) => {
    await serve()
    expect(await rawStatus(path)).toBe(404)
  })
})

describe('base path', () => {
  it.each(['course', '/course', 'course/', '/course/', '//course//'])(
    'takes %s for /course/',
    async (base) => {
      const get = await serve({ base })
      expect(new URL(server?.url ?? '').pathname).toBe('/course/')
      expect(await (await get('/course/')).text()).toBe('<h1>Home</h1>')
    },
  )

  it('takes an empty one for the root', async () => {
    await serve({ base: '' })
    expect(new URL(server?.url ?? '').pathname).toBe('/')
  })
})

describe('caching', () => {
  it.each([
    '/assets/index-B3x_9-aZ.js',
    '/assets/index-B3x_9-aZ.js.map',
    '/storybook/assets/iframe-D1e2f3G4.css',
  ])('keeps %s for good', async (path) => {
    const get = await serve()
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/posts/', '/posts', '/nowhere', '/assets/hand-animated.svg'])(
    'asks again for %s',
    async (path) => {
      const get = await serve()
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('answers 304 for what the browser has already', async () => {
    const get = await serve()
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe('ports', () => {
  it('names the port that is taken', async () => {
    await serve()
    const port = Number(new URL(server?.url ?? '').port)
    await expect(startStaticServer({ dir: root, port })).rejects.toThrow(
      `Port ${port} is already in use: stop what uses it or choose another.`,
    )
  })

  it('gives its port back when closed', async () => {
    await serve()
    const port = Number(new URL(server?.url ?? '').port)
    await server?.close()
    server = await startStaticServer({ dir: root, port })
    expect(Number(new URL(server.url).port)).toBe(port)
  })
})
