import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLook, keptLook, keyInFrame } from './lookChoice.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the look that somebody chose', () => {
  it('is kept, one setting beside the other', () => {
    stubStorage()
    keepLook({ theme: 'dark' })
    keepLook({ textSize: 'large' })
    keepLook({ theme: 'system' })
    expect(keptLook(keyInFrame)).toEqual({ theme: 'system', textSize: 'large' })
  })

  it.each([null, '', '{', 'null', '[]', '{"theme":"blue","textSize":3}'])('is none in %j', (text) => {
    stubStorage(text)
    expect(keptLook(keyInFrame)).toEqual({})
  })

  it('is none where storage is blocked, and choosing does not fail', () => {
    vi.stubGlobal('localStorage', undefined)
    keepLook({ theme: 'dark' })
    expect(keptLook(keyInFrame)).toEqual({})
  })
})

function stubStorage(text: string | null = null): void {
  let kept = text
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === keyInFrame ? kept : null),
    setItem: (key: string, value: string) => void (key === keyInFrame && (kept = value)),
  })
}
