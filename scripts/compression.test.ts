import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStaticServer } from './staticServer.ts'
import type { StaticServer } from './staticServer.ts'

/** Longer than one chunk of a file, so that a client slower than the disk is waited for. */
const SCRIPT = `export const noise = '${randomBytes(500_000).toString('hex')}'\n`

let dir = ''
let server: StaticServer

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'gzip-'))
  writeFileSync(join(dir, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(dir, 'script.js'), SCRIPT)
  writeFileSync(join(dir, 'icon.svg'), '<svg/>')
  writeFileSync(join(dir, 'font.woff2'), 'wOF2')
  server = await startStaticServer({ dir, port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

describe('a static server', () => {
  it.each(['', 'script.js', 'icon.svg'])('compresses the text of “%s”', async (path) => {
    const response = await get(path)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.has('content-length')).toBe(false)
  })

  it('sends all of it', async () => {
    expect(await (await get('script.js')).text()).toBe(SCRIPT)
  })

  it('leaves what is compressed already as it is', async () => {
    const response = await get('font.woff2')
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe('wOF2')
  })

  it('sends plain text to a client that does not take gzip', async () => {
    const response = await get('script.js', { 'accept-encoding': 'identity' })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(await response.text()).toBe(SCRIPT)
  })

  it('still says that a file has not changed', async () => {
    const etag = (await get('script.js')).headers.get('etag') ?? ''
    const again = await get('script.js', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, server.url), { headers: { 'accept-encoding': 'gzip, br', ...headers } })
}
