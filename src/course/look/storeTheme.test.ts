import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFromToolbar } from './storeTheme.ts'
import { themeStoreActions, useThemeStore } from '#features/theme/themeStore.ts'

const items = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  items.clear()
})
afterEach(() => vi.unstubAllGlobals())

it('gives the store the theme of the toolbar, and keeps nothing', () => {
  startFromToolbar('dark')
  expect(useThemeStore.getState()).toMatchObject({ theme: 'dark', fontSize: 'medium' })
  expect(items.size).toBe(0)
})

it('follows the toolbar back', () => {
  startFromToolbar('dark')
  startFromToolbar('light')
  expect(useThemeStore.getState().theme).toBe('light')
  expect(items.size).toBe(0)
})

it('leaves a theme alone that somebody has chosen', () => {
  themeStoreActions.setTheme('light')
  const before = new Map(items)
  startFromToolbar('dark')
  expect(useThemeStore.getState().theme).toBe('light')
  expect(items).toEqual(before)
})

it('changes nothing where the store has that theme already', () => {
  const onChange = vi.fn()
  const stop = useThemeStore.subscribe(onChange)
  startFromToolbar('light')
  stop()
  expect(onChange).not.toHaveBeenCalled()
})
