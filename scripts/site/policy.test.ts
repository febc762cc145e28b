import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFile, headersFor } from '../headersFile.ts'
import { inlineScripts, policyOf, withPolicy } from './policy.ts'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('inlineScripts', () => {
  it('gives the hash of each script without an address, as it stands there', () => {
    const html = '<script>\n  a()\n</script><script type="module">b()</script>'
    expect(inlineScripts(html)).toEqual([sha256('\n  a()\n'), sha256('b()')])
  })

  it('leaves out scripts with an address', () => {
    expect(inlineScripts('<script type="module" crossorigin src="/a.js"></script>')).toEqual([])
  })
})

describe('policyOf', () => {
  const strict = { scripts: [], blobs: false, api: [], pictures: [] }

  it('allows scripts of the site and the given hashes alone', () => {
    expect(directive(policyOf({ ...strict, scripts: ["'sha256-x'"] }), 'script-src')).toBe(
      "script-src 'self' 'sha256-x'",
    )
  })

  it('allows modules of blobs where somebody writes code', () => {
    expect(directive(policyOf({ ...strict, blobs: true }), 'script-src')).toBe("script-src 'self' blob:")
  })

  it('allows requests to the API, and pictures of their host', () => {
    const policy = policyOf({
      ...strict,
      api: ['https://api.example.com'],
      pictures: ['https://img.example.com'],
    })
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.com")
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example.com")
  })

  it('never allows eval, plug-ins or another base', () => {
    const policy = policyOf({ ...strict, blobs: true })
    expect(policy).not.toContain('unsafe-eval')
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
  })
})

describe('withPolicy', () => {
  const page = '<html><head>\n<script>a()</script><meta charset="UTF-8" /></head></html>'

  it('stands at the beginning of the head, after the charset', () => {
    expect(withPolicy(page, 'p')).toBe(
      '<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p">\n<script>a()</script></head></html>',
    )
  })

  it('takes the place of an earlier one', () => {
    expect(withPolicy(withPolicy(page, 'old'), 'new')).toBe(withPolicy(page, 'new'))
  })

  it('throws where there is no head', () => {
    expect(() => withPolicy('<p>', 'p')).toThrow('no <head>')
  })
})

describe('a file of headers', () => {
  const file = headersFile({ '/sub/*': { 'X-One': 'a: b', 'X-Two': 'c' }, '/other': { 'X-Three': 'd' } })

  it('is written as hosts read it', () => {
    expect(file).toBe('/sub/*\n  X-One: a: b\n  X-Two: c\n/other\n  X-Three: d\n')
  })

  it('gives each path its own', () => {
    expect(headersFor(file, '/sub/page/')).toEqual({ 'X-One': 'a: b', 'X-Two': 'c' })
    expect(headersFor(file, '/other')).toEqual({ 'X-Three': 'd' })
    expect(headersFor(file, '/other/page')).toEqual({})
  })
})
