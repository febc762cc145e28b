import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, safeStorage, writeStored } from './storage.ts'

const Name = v.object({ name: v.string() })

afterEach(() => void vi.unstubAllGlobals())

describe('reading', () => {
  it('gives what was stored', () => {
    store({ who: '{"name":"Ada"}' })
    expect(readStored('who', Name)).toEqual({ name: 'Ada' })
  })

  it.each(['', '{', 'undefined', 'null', '[]', '"Ada"', '{"name":7}', '{"nom":"Ada"}'])(
    'takes %s for nothing',
    (text) => {
      store({ who: text })
      expect(readStored('who', Name)).toBeUndefined()
    },
  )

  it('gives nothing where nothing is', () => {
    store({})
    expect(readStored('who', Name)).toBeUndefined()
  })

  it('gives nothing where storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: refuse })
    expect(readStored('who', Name)).toBeUndefined()
  })

  it('gives nothing where there is no storage', () => {
    expect(readStored('who', Name)).toBeUndefined()
  })
})

describe('writing', () => {
  it('keeps the value as JSON, and other keys as they are', () => {
    const items = store({ other: 'text' })
    writeStored('who', { name: 'Ada' })
    expect(Object.fromEntries(items)).toEqual({ other: 'text', who: '{"name":"Ada"}' })
  })

  it('removes the key for undefined', () => {
    const items = store({ who: '1' })
    writeStored('who', undefined)
    expect(items.has('who')).toBe(false)
  })

  it.each(['setItem', 'removeItem'] as const)('survives a %s that throws', (method) => {
    vi.stubGlobal('localStorage', { [method]: refuse })
    expect(() => writeStored('who', method === 'setItem' ? 1 : undefined)).not.toThrow()
  })
})

describe('the storage for stores', () => {
  it('hides text that is not JSON, which a store would warn about', () => {
    store({ who: 'oops' })
    expect(safeStorage.getItem('who')).toBeNull()
  })

  it('passes JSON on as it is', () => {
    store({ who: '{"state":{}}' })
    expect(safeStorage.getItem('who')).toBe('{"state":{}}')
  })
})

function store(content: Record<string, string>): Map<string, string> {
  const items = new Map(Object.entries(content))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  return items
}

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
