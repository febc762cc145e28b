import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What storage holds on the real origin. */
let stored: Map<string, string>

beforeEach(async () => {
  stored = new Map([
    ['cart-storage', 'of the app'],
    ['catalogue:cart-storage', 'of a demo'],
  ])
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', vi.fn<() => void>())
  await import('./demoStorage.ts')
})

afterEach(() => void vi.unstubAllGlobals())

describe('the storage of the demos', () => {
  it('has its keys as properties to read, as in a browser, and no key of the app', () => {
    stored.delete('catalogue:cart-storage')
    expect(localStorage['cart-storage']).toBeUndefined()
    expect('cart-storage' in localStorage).toBe(false)
    stored.set('catalogue:cart-storage', 'of a demo')
    expect(localStorage['cart-storage']).toBe('of a demo')
    expect('cart-storage' in localStorage).toBe(true)
  })

  it('keeps what is written to a property, as text', () => {
    localStorage['count'] = 3
    expect(localStorage.getItem('count')).toBe('3')
    expect(localStorage['count']).toBe('3')
    expect(stored.get('catalogue:count')).toBe('3')
  })

  it('forgets a property that is deleted', () => {
    delete localStorage['cart-storage']
    expect(localStorage.getItem('cart-storage')).toBeNull()
    expect(stored).toEqual(new Map([['cart-storage', 'of the app']]))
  })

  it('has what a page shares with the app, behind a prefix', () => {
    expect(localStorage.getItem('page:cart-storage')).toBe('of the app')
    localStorage.setItem('page:cart-storage', 'of the page')
    expect(stored.get('cart-storage')).toBe('of the page')
    localStorage.removeItem('page:cart-storage')
    expect([...stored.keys()]).toEqual(['catalogue:cart-storage'])
  })

  it('is in memory where there is a name for storage and nothing behind it, as in Node 26', async () => {
    vi.resetModules()
    vi.stubGlobal('localStorage', undefined)
    await import('./demoStorage.ts')
    expect(localStorage.getItem('cart-storage')).toBeNull()
    localStorage.setItem('cart-storage', 'of a page that is drawn')
    expect(localStorage.getItem('cart-storage')).toBe('of a page that is drawn')
  })

  it('can do what a storage can, whatever its keys are called', () => {
    localStorage.setItem('getItem', 'a key')
    localStorage.setItem('toString', 'another')
    expect(localStorage.getItem('getItem')).toBe('a key')
    expect(localStorage['toString']).toBeTypeOf('function')
    Reflect.deleteProperty(localStorage, 'getItem')
    expect(localStorage.getItem('getItem')).toBe('a key')
  })
})
