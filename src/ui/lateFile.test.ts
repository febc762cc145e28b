import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateFile } from './lateFile.ts'

const chromium = new TypeError(
  'Failed to fetch dynamically imported module: https://host.invalid/assets/link-1.js',
)
const webkit = new TypeError('Importing a module script failed.')

/** A page with its own script, on a host that answers like this. */
function onHost(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve().then(answer))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://host.invalid/assets/index-1.js' }) })
  return () => fetch.mock.calls[0]?.[0]
}

afterEach(() => void vi.unstubAllGlobals())

describe('a file that has not come', () => {
  it('is gone where the host has it no more, or a page in its place', async () => {
    const asked = onHost(() => new Response('', { status: 404 }))
    expect(await lateFile(chromium)).toBe('gone')
    expect(asked()).toBe('https://host.invalid/assets/link-1.js')
    onHost(() => new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
    expect(await lateFile(chromium)).toBe('gone')
  })

  it('is gone where its error has no name, and the script of the page is', async () => {
    const asked = onHost(() => new Response('', { status: 404 }))
    expect(await lateFile(webkit)).toBe('gone')
    expect(asked()).toBe('https://host.invalid/assets/index-1.js')
  })

  it('is there where it can be fetched by its name', async () => {
    onHost(() => new Response(''))
    expect(await lateFile(chromium)).toBe('there')
    expect(await lateFile(webkit)).toBe('unreachable')
  })

  it('is neither without a line, nor where the host has a trouble', async () => {
    onHost(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await lateFile(chromium)).toBe('unreachable')
    onHost(() => new Response('', { status: 503 }))
    expect(await lateFile(chromium)).toBe('unreachable')
  })
})
