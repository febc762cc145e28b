import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readStored, writeStored } from '#storage/storage.ts'
import { ContextTheme } from './ContextTheme.tsx'
import {
  defaultThemeSettings,
  paletteOf,
  setFontSize,
  setTheme,
  ThemeSettingsSchema,
  toggleTheme,
} from './theme.ts'
import type { ThemeSettings } from './theme.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

// No test here expects console output.
beforeEach(() => {
  const written: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push(words))
  onTestFinished(() => {
    vi.restoreAllMocks()
    if (written.length > 0) throw new Error(`The console was written to: ${String(written[0])}`)
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('toggleTheme', () => {
  it('makes light dark and keeps the font size', () => {
    expect(toggleTheme({ theme: 'light', fontSize: 'large' })).toEqual({ theme: 'dark', fontSize: 'large' })
  })

  it.each(['light', 'dark'] as const)('comes back to %s when it is done twice', (theme) => {
    const settings = { ...defaultThemeSettings, theme }
    expect(toggleTheme(toggleTheme(settings))).toEqual(settings)
  })
})

describe('setting', () => {
  it('changes the theme and keeps the font size', () => {
    expect(setTheme({ theme: 'light', fontSize: 'large' }, 'dark')).toEqual({
      theme: 'dark',
      fontSize: 'large',
    })
  })

  it('changes the font size and keeps the theme', () => {
    expect(setFontSize({ theme: 'dark', fontSize: 'large' }, 'small')).toEqual({
      theme: 'dark',
      fontSize: 'small',
    })
  })

  it('changes nothing when it is so already', () => {
    expect(setTheme(defaultThemeSettings, 'light')).toEqual(defaultThemeSettings)
    expect(setFontSize(defaultThemeSettings, 'medium')).toEqual(defaultThemeSettings)
  })
})

it('any sequence of changes leaves settings that can be stored and read again', () => {
  const change = fc.oneof(
    fc.constant(toggleTheme),
    fc
      .constantFrom('light' as const, 'dark' as const)
      .map((theme) => (s: ThemeSettings) => setTheme(s, theme)),
    fc
      .constantFrom('small' as const, 'medium' as const, 'large' as const)
      .map((size) => (s: ThemeSettings) => setFontSize(s, size)),
  )
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const settings = changes.reduce((settings, change) => change(settings), defaultThemeSettings)
      expect(v.parse(ThemeSettingsSchema, JSON.parse(JSON.stringify(settings)))).toEqual(settings)
    }),
    { numRuns: 1000 },
  )
})

it('the colours are those of behaviour §9.4', () => {
  expect(paletteOf({ theme: 'light' })).toEqual({
    primary: '#007bff',
    secondary: '#6c757d',
    background: '#ffffff',
    text: '#212529',
    border: '#dee2e6',
  })
  expect(paletteOf({ theme: 'dark' })).toEqual({
    primary: '#0d6efd',
    secondary: '#adb5bd',
    background: '#212529',
    text: '#f8f9fa',
    border: '#495057',
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

  it('starts with the defaults when nothing is stored', async () => {
    const store = await openStore(storageWith())
    expect(store.getState()).toMatchObject(defaultThemeSettings)
  })

  it('starts with the theme that the system prefers, and follows it, until one is chosen', async () => {
    let isDark = true
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    const storage = storageWith()
    const store = await openStore(storage)
    expect(store.getState()).toMatchObject({ ...defaultThemeSettings, theme: 'dark' })
    expect(store.getInitialState()).toMatchObject(defaultThemeSettings)
    expect(storage.getItem(KEY)).toBeNull()

    isDark = false
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
    store.getState().setTheme('light')
    isDark = true
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
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
    '{"state":{"dark":true},"version":3}',
  ])('starts with the defaults and works when “%s” is stored', async (text) => {
    const store = await openStore(storageWith(text))
    expect(store.getState()).toMatchObject(defaultThemeSettings)
    store.getState().toggleTheme()
    expect(store.getState()).toMatchObject(toggleTheme(defaultThemeSettings))
  })

  it('takes settings of another version whose shape still fits', async () => {
    const store = await openStore(storageWith('{"state":{"theme":"dark","fontSize":"small"},"version":7}'))
    expect(store.getState()).toMatchObject({ theme: 'dark', fontSize: 'small' })
  })

  it.each(['', '{', '{"state":{"theme":"sepia"},"version":0}'])(
    'returns to the defaults when another tab has left %j',
    async (text) => {
      const storage = storageWith('{"state":{"theme":"dark","fontSize":"small"},"version":0}')
      const store = await openStore(storage)
      storage.setItem(KEY, text)
      await store.persist.rehydrate()
      expect(store.getState()).toMatchObject(defaultThemeSettings)
    },
  )

  it('starts with the defaults when the storage may not be read', async () => {
    const store = await openStore({ ...storageWith(), getItem: refuse })
    expect(store.getState()).toMatchObject(defaultThemeSettings)
  })

  it('changes all the same when the storage is full', async () => {
    const store = await openStore({ ...storageWith(), setItem: refuse })
    store.getState().setTheme('dark')
    store.getState().setFontSize('large')
    expect(store.getState()).toMatchObject({ theme: 'dark', fontSize: 'large' })
  })

  it('starts with the defaults when there may be no storage', async () => {
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
    const { useThemeStore } = await import('./themeStore.ts')
    expect(useThemeStore.getState()).toMatchObject(defaultThemeSettings)
  })
})

describe('the theme of the context', () => {
  it('is found after a reload', () => {
    vi.stubGlobal('localStorage', storageWith())
    writeStored('theme', { theme: 'dark', fontSize: 'large' })
    expect(readStored('theme', ThemeSettingsSchema)).toEqual({ theme: 'dark', fontSize: 'large' })
  })

  it.each(['', 'dark', '{', 'null', '[]', '{}', '"dark"', '{"theme":"sepia","fontSize":"medium"}'])(
    'is the default when “%s” is stored',
    (text) => {
      vi.stubGlobal('localStorage', storageWith(text, 'theme'))
      expect(readStored('theme', ThemeSettingsSchema)).toBeUndefined()
    },
  )

  it('is the default in HTML made on a server, where no storage is', () => {
    const html = renderToString(createElement(ThemeProvider, undefined, createElement(ContextTheme)))
    expect(html).toContain('data-theme="light"')
  })

  it('takes a provider', () => {
    expect(() => renderToString(createElement(ContextTheme))).toThrow(
      new Error('useTheme must be used within a ThemeProvider'),
    )
  })
})

const KEY = 'theme-storage'

type StorageMethods = Pick<Storage, 'getItem' | 'setItem'>

/** The store of a page that has just opened. */
async function openStore(localStorage: StorageMethods) {
  vi.stubGlobal('localStorage', localStorage)
  const { useThemeStore } = await import('./themeStore.ts')
  return useThemeStore
}

/** A storage in memory, optionally with a text under the store's key or another. */
function storageWith(text?: string, key = KEY): StorageMethods {
  const items = new Map(text === undefined ? [] : [[key, text]])
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
