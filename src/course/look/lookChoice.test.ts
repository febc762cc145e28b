import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLook, keptLook, keysInFrame } from './lookChoice.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the look that somebody chose', () => {
  it('is kept, one setting beside the other', () => {
    stubStorage()
    keepLook({ theme: 'dark' })
    keepLook({ textSize: 'large' })
    keepLook({ theme: 'system' })
    expect(keptLook(keysInFrame)).toEqual({ theme: 'system', textSize: 'large' })
  })

  it.each([null, '', '{', 'null', '[]', '{"theme":"blue","textSize":3}'])('is none in %j', (text) => {
    stubStorage(text)
    expect(keptLook(keysInFrame)).toEqual({})
  })

  it('is none where storage is blocked, and choosing does not fail', () => {
    vi.stubGlobal('localStorage', undefined)
    keepLook({ theme: 'dark' })
    expect(keptLook(keysInFrame)).toEqual({})
  })
})

describe('the theme that somebody chose in the app', () => {
  const inApp = { 'theme-storage': '{"state":{"theme":"dark","fontSize":"large"},"version":0}' }

  it.each([
    ['dark', {}],
    ['dark', { 'catalogue:look': '{"textSize":"small"}' }],
    ['system', { 'catalogue:look': '{"theme":"system"}' }],
  ])('is %s beside %j', (theme, items) => {
    stubItems({ ...inApp, ...items })
    expect(keptLook(keysInFrame).theme).toBe(theme)
  })

  it.each(['{', 'null', '{"state":null}', '{"state":{"theme":"blue"}}'])('is none in %j', (text) => {
    stubItems({ 'theme-storage': text })
    expect(keptLook(keysInFrame)).toEqual({})
  })
})

function stubItems(items: Record<string, string>): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null })
}

function stubStorage(text: string | null = null): void {
  let kept = text
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === keysInFrame.own ? kept : null),
    setItem: (key: string, value: string) => void (key === keysInFrame.own && (kept = value)),
  })
}
