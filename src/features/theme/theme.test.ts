import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectQuietConsole, stubStorage } from '#storage/fakeStorage.ts'
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

beforeEach(expectQuietConsole)
afterEach(() => vi.unstubAllGlobals())

it('a change of theme or font size keeps the other one', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => ({ theme, fontSize: 'large' as const }))
  expect([light, dark].map((settings) => settings && toggleTheme(settings))).toEqual([dark, light])
  expect(light && setTheme(light, 'dark')).toEqual(dark)
  expect(light && setFontSize(light, 'small')).toEqual({ theme: 'light', fontSize: 'small' })
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

describe('the theme store', () => {
  beforeEach(() => vi.resetModules())

  it('starts with the theme that the system prefers, and follows it, until one is chosen', async () => {
    let isDark = true
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    const items = stubStorage()
    const store = await openStore()
    expect(store.getState()).toMatchObject({ ...defaultThemeSettings, theme: 'dark' })
    expect(store.getInitialState()).toMatchObject(defaultThemeSettings)
    expect(items.has(KEY)).toBe(false)

    isDark = false
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
    store.getState().setTheme('light')
    isDark = true
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
  })

  it.each([
    ['dark', '{"theme":"dark","textSize":"double"}'],
    ['light', '{"theme":"system"}'],
    ['light', '{"textSize":"large"}'],
    ['light', '{'],
  ])('starts %s where the catalogue keeps the look %s, until a theme is chosen here', async (theme, look) => {
    stubStorage({ 'catalogue:look': look })
    const store = await openStore()
    expect(store.getState()).toMatchObject({ ...defaultThemeSettings, theme })
    store.getState().setTheme('light')
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
  })

  it('stores theme and font size, and nothing else', async () => {
    const items = stubStorage()
    const store = await openStore()
    store.getState().toggleTheme()
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({
      state: { theme: 'dark', fontSize: 'medium' },
      version: 0,
    })
  })
})

describe('the theme of the context', () => {
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

/** The store of a page that has just opened. */
async function openStore() {
  const { useThemeStore } = await import('./themeStore.ts')
  return useThemeStore
}
