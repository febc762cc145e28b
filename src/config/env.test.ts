import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('VITE_API_BASE_URL', () => {
  it('means the mock API when it is unset', () => {
    expect(readEnv({})).toEqual({ apiBaseUrl: undefined })
  })

  it('means the mock API when it is empty', () => {
    expect(addressOf('')).toBeUndefined()
  })

  it('is taken as it is when it ends in a slash', () => {
    expect(addressOf('https://api.example.com/')).toBe('https://api.example.com/')
  })

  it('gets the slash that it lacks', () => {
    expect(addressOf('https://api.example.com')).toBe('https://api.example.com/')
  })

  it('may have a port and a path', () => {
    expect(addressOf('http://127.0.0.1:3001/v1')).toBe('http://127.0.0.1:3001/v1/')
  })

  it('may be a path on the same host', () => {
    expect(addressOf('/api')).toBe('/api/')
  })

  it('may be the root of the same host', () => {
    expect(addressOf('/')).toBe('/')
  })

  it('loses the spaces around it', () => {
    expect(addressOf(' https://api.example.com ')).toBe('https://api.example.com/')
  })

  it.each(['nonsense', 'api.example.com', 'localhost:3001', 'ftp://example.com', 'https://', '   '])(
    'is refused in one sentence when it is “%s”',
    (value) => {
      expect(() => addressOf(value)).toThrow(
        new Error(
          'VITE_API_BASE_URL must be an http(s) address such as https://api.example.com/ ' +
            `or a path such as /api/; it is “${value}”.`,
        ),
      )
    },
  )

  it('is refused by its name when it is no text', () => {
    expect(() => addressOf(true)).toThrow(/^VITE_API_BASE_URL .*; it is “true”\.$/)
  })

  it('and the address of pictures are the only variables that count', () => {
    expect(readEnv({ MODE: 'test', VITE_OTHER: 'nonsense' })).toEqual({ apiBaseUrl: undefined })
  })
})

function addressOf(value: unknown): string | undefined {
  return readEnv({ VITE_API_BASE_URL: value }).apiBaseUrl
}
