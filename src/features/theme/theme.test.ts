import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultThemeSettings, ThemeSettingsSchema, toggleTheme } from './theme.ts'

describe('toggleTheme', () => {
  it('makes light dark and keeps the font size', () => {
    expect(toggleTheme({ theme: 'light', fontSize: 'large' })).toEqual({ theme: 'dark', fontSize: 'large' })
  })

  it.each(['light', 'dark'] as const)('comes back to %s when it is done twice', (theme) => {
    const settings = { ...defaultThemeSettings, theme }
    expect(toggleTheme(toggleTheme(settings))).toEqual(settings)
  })
})

describe('the schema of theme settings', () => {
  it('accepts what everyone starts with', () => {
    expect(v.is(ThemeSettingsSchema, defaultThemeSettings)).toBe(true)
  })

  it.each([
    undefined,
    null,
    'dark',
    [],
    {},
    { theme: 'dark' },
    { theme: 'sepia', fontSize: 'medium' },
    { theme: 'dark', fontSize: 16 },
  ])('refuses %j', (nonsense) => {
    expect(v.is(ThemeSettingsSchema, nonsense)).toBe(false)
  })
})

describe('the theme store', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('starts with the defaults when nothing is stored', async () => {
    const store = await openStore(storageWith())
    expect(store.getState()).toMatchObject(defaultThemeSettings)
  })

  it('starts with what is stored', async () => {
    const store = await openStore(storageWith('{"state":{"theme":"dark","fontSize":"small"},"version":0}'))
    expect(store.getState()).toMatchObject({ theme: 'dark', fontSize: 'small' })
  })

  it('stores theme and font size, and nothing else', async () => {
    const storage = storageWith()
    const store = await openStore(storage)
    store.getState().toggleTheme()
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({
      state: { theme: 'dark', fontSize: 'medium' },
      version: 0,
    })
  })

  it('keeps its action whatever else is stored', async () => {
    const state = { theme: 'dark', fontSize: 'small', toggleTheme: 'nonsense' }
    const store = await openStore(storageWith(JSON.stringify({ state, version: 0 })))
    store.getState().toggleTheme()
    expect(store.getState()).toMatchObject({ theme: 'light', fontSize: 'small' })
  })

  it.each([
    '',
    'dark',
    '{"state":',
    'null',
    '42',
    '"dark"',
    '[]',
    '{}',
    '{"state":null,"version":0}',
    '{"state":"dark","version":0}',
    '{"state":{"theme":"dark"},"version":0}',
    '{"state":{"theme":"sepia","fontSize":"medium"},"version":0}',
    '{"state":{"theme":"dark","fontSize":16},"version":0}',
  ])('starts with the defaults and works when “%s” is stored', async (text) => {
    const store = await openStore(storageWith(text))
    expect(store.getState()).toMatchObject(defaultThemeSettings)
    store.getState().toggleTheme()
    expect(store.getState()).toMatchObject(toggleTheme(defaultThemeSettings))
  })

  it('starts with the defaults when the storage may not be read', async () => {
    const store = await openStore({ ...storageWith(), getItem: refuse })
    expect(store.getState()).toMatchObject(defaultThemeSettings)
  })

  it('starts with the defaults when there may be no storage', async () => {
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: refuse }))
    const { useThemeStore } = await import('./themeStore.ts')
    expect(useThemeStore.getState()).toMatchObject(defaultThemeSettings)
  })
})

const KEY = 'theme-storage'

type StorageMethods = Pick<Storage, 'getItem' | 'setItem'>

/** The store as a page that has just opened finds it. */
async function openStore(localStorage: StorageMethods) {
  vi.stubGlobal('window', { localStorage })
  const { useThemeStore } = await import('./themeStore.ts')
  return useThemeStore
}

/** A storage in memory, with a text under the store's key or without. */
function storageWith(text?: string): StorageMethods {
  const items = new Map(text === undefined ? [] : [[KEY, text]])
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
