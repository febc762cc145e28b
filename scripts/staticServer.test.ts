import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { RequestOptions } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStaticServer } from './staticServer.ts'
import type { StaticServer } from './staticServer.ts'

/** Longer than one chunk of a file, so that a client slower than the disk is waited for. */
const SCRIPT = 'export {}\n'.repeat(100_000)
const FILES = {
  'secret.txt': 'outside',
  'dist/index.html': 'Home',
  'dist/404.html': 'No such page',
  'dist/about.html': 'About',
  'dist/posts/index.html': 'Posts',
  'dist/empty/notes.txt': 'a directory without a page',
  'dist/font.woff2': 'wOF2',
  'dist/assets/index-B3x_9-aZ.js': SCRIPT,
  'dist/assets/index-B3x_9-aZ.js.map': '{}',
  'dist/assets/hand-animated.svg': '<svg/>',
  'bare/index.html': 'Bare',
}

let root = ''
let site: StaticServer
let below: StaticServer

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'static-server-'))
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  site = await startStaticServer({ dir: join(root, 'dist'), port: 0 })
  below = await startStaticServer({ dir: join(root, 'bare'), port: 0, base: 'course' })
})
afterAll(async () => {
  await Promise.all([site.close(), below.close()])
  rmSync(root, { recursive: true })
})

/** Requests a path exactly as written; `fetch` would normalise it, follow redirects and unpack what is compressed. */
async function get(path: string, options: RequestOptions = {}, { url } = site) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    request({ hostname, port, path, ...options }, async (response) =>
      done({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }),
    )
      .on('error', fail)
      .end()
  })
}

it.each([
  ['/', 'Home'],
  ['/posts/?page=2', 'Posts'],
  ['/about', 'About'],
])('answers %s with the page “%s”', async (path, text) => {
  const { status, headers, body } = await get(path)
  expect([status, String(body)]).toEqual([200, text])
  expect(headers['content-type']).toBe('text/html;charset=utf-8')
})

it.each([
  '/nowhere',
  '/posts/12/',
  '/about/',
  '/empty',
  '/empty/',
  '/%zz',
  '/%00',
  // A redirect to these would lead to another site.
  '//posts',
  '/\\posts',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
])('answers %s with 404 and the page for it', async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, String(body)]).toEqual([404, 'No such page'])
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
})

it('sends a directory and the bare base path to a trailing slash, and keeps the search', async () => {
  const { status, headers } = await get('/posts?page=2')
  expect([status, headers['location'], headers['cache-control']]).toEqual([301, '/posts/?page=2', 'no-cache'])
  expect(below.url).toMatch(/:\d+\/course\/$/)
  expect((await get('/course?a=1', {}, below)).headers['location']).toBe('/course/?a=1')
  expect(String((await get('/course/', {}, below)).body)).toBe('Bare')
})

it.each([
  ['/assets/index-B3x_9-aZ.js', 'public, max-age=31536000, immutable'],
  ['/assets/index-B3x_9-aZ.js.map', 'public, max-age=31536000, immutable'],
  ['/assets/hand-animated.svg', 'no-cache'],
  ['/', 'no-cache'],
])('lets %s be kept by “%s”: for good if its name has a hash', async (path, caching) => {
  expect((await get(path)).headers['cache-control']).toBe(caching)
})

it('compresses text for those who take it, all of it, and nothing else', async () => {
  const headers = { 'accept-encoding': 'gzip, br' }
  const packed = await get('/assets/index-B3x_9-aZ.js', { headers })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(packed.headers).not.toHaveProperty('content-length')
  expect(String(gunzipSync(packed.body))).toBe(SCRIPT)
  expect((await get('/assets/hand-animated.svg', { headers })).headers['content-encoding']).toBe('gzip')
  expect((await get('/font.woff2', { headers })).headers).not.toHaveProperty('content-encoding')
  const plain = await get('/assets/index-B3x_9-aZ.js')
  expect([plain.headers['content-length'], String(plain.body)]).toEqual([String(SCRIPT.length), SCRIPT])

  const again = await get('/', {
    headers: { ...headers, 'if-none-match': String((await get('/')).headers['etag']) },
  })
  expect([again.status, String(again.body)]).toEqual([304, ''])
})

it('names the port that is taken, and gives it back when closed', async () => {
  const first = await startStaticServer({ dir: root, port: 0 })
  const port = Number(new URL(first.url).port)
  const again = () => startStaticServer({ dir: root, port })
  await expect(again()).rejects.toThrow(
    `Port ${port} is already in use: stop what uses it or choose another.`,
  )
  await first.close()
  await (await again()).close()
})
