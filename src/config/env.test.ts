import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('VITE_API_BASE_URL', () => {
  it.each([undefined, ''])('means the mock API when it is %j', (value) => {
    expect(addressOf(value)).toBeUndefined()
    expect(readEnv({ VITE_AVATAR_BASE_URL: value }).avatarBaseUrl).toBeUndefined()
  })

  it.each([
    ['https://api.example.com/', 'https://api.example.com/'],
    ['https://api.example.com', 'https://api.example.com/'],
    ['http://127.0.0.1:3001/v1', 'http://127.0.0.1:3001/v1/'],
    ['/api', '/api/'],
    ['/', '/'],
    [' https://api.example.com ', 'https://api.example.com/'],
  ])('%j is the address %s, as is that of pictures', (value, address) => {
    expect(addressOf(value)).toBe(address)
    expect(readEnv({ VITE_AVATAR_BASE_URL: value }).avatarBaseUrl).toBe(address)
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
