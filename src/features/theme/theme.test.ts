import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectQuietConsole, stubStorage } from '#storage/fakeStorage.ts'
import { ContextTheme } from './ContextTheme.tsx'
import { defaultThemeSettings, paletteOf, themeReducer, ThemeSettingsSchema } from './theme.ts'
import type { ThemeAction, ThemeSettings } from './theme.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

beforeEach(expectQuietConsole)
afterEach(() => vi.unstubAllGlobals())

it('a change of theme or font size keeps the other one', () => {
  const light: ThemeSettings = { theme: 'light', fontSize: 'large' }
  const dark: ThemeSettings = { theme: 'dark', fontSize: 'large' }
  expect(themeReducer(light, { type: 'toggleTheme' })).toEqual(dark)
  expect(themeReducer(dark, { type: 'toggleTheme' })).toEqual(light)
  expect(themeReducer(light, { type: 'setTheme', theme: 'dark' })).toEqual(dark)
  expect(themeReducer(light, { type: 'setFontSize', fontSize: 'small' })).toEqual({
    theme: 'light',
    fontSize: 'small',
  })
})

it('any sequence of changes leaves settings that can be stored and read again', () => {
  const anyAction: fc.Arbitrary<ThemeAction> = fc.oneof(
    fc.record({ type: fc.constant('toggleTheme') }),
    fc.record({ type: fc.constant('setTheme'), theme: fc.constantFrom('light', 'dark') }),
    fc.record({ type: fc.constant('setFontSize'), fontSize: fc.constantFrom('small', 'medium', 'large') }),
  )
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const settings = actions.reduce(themeReducer, defaultThemeSettings)
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
    const { useThemeStore: store, themeStoreActions } = await openStore()
    expect(store.getState()).toMatchObject({ ...defaultThemeSettings, theme: 'dark' })
    expect(store.getInitialState()).toMatchObject(defaultThemeSettings)
    expect(items.has(KEY)).toBe(false)

    isDark = false
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
    themeStoreActions.setTheme('light')
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
    const { useThemeStore: store, themeStoreActions } = await openStore()
    expect(store.getState()).toMatchObject({ ...defaultThemeSettings, theme })
    themeStoreActions.setTheme('light')
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ theme: 'light' })
  })

  it('stores theme and font size, and nothing else', async () => {
    const items = stubStorage()
    const { themeStoreActions } = await openStore()
    themeStoreActions.toggleTheme()
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
function openStore() {
  return import('./themeStore.ts')
}
