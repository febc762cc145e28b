import * as v from 'valibot'
import { create } from 'zustand'
import { devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { keptAs } from '#storage/keptAs.ts'
import { readStored } from '#storage/storage.ts'
import { systemTheme } from './systemTheme.ts'
import { defaultThemeSettings, themeActions, themeReducer, ThemeSettingsSchema } from './theme.ts'
import type { ThemeSettings } from './theme.ts'

/** What the catalogue keeps of its own look, as far as the app has a use for it. */
const Look = v.object({ theme: ThemeSettingsSchema.entries.theme })

/**
 * The theme of the whole app, kept in local storage (behaviour §4, §9). Unreadable data is ignored. The initial state
 * is that of the prerendered pages; the system's theme counts from the first rehydration on, which is synchronous.
 */
export const useThemeStore = create<ThemeSettings>()(
  devtools(
    persist(() => defaultThemeSettings, keptAs('theme-storage', ThemeSettingsSchema, unchosenSettings)),
    // Only rehydration sets state without an action name.
    { name: 'theme store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useThemeStore)

/** The actions on the theme of the whole app. */
export const themeStoreActions = themeActions((action) =>
  useThemeStore.setState((settings) => themeReducer(settings, action), undefined, action),
)

/** The settings until somebody chooses: the theme that was chosen in the catalogue, or else the system's (behaviour §4.6). */
function unchosenSettings(): ThemeSettings {
  return { ...defaultThemeSettings, theme: readStored('catalogue:look', Look)?.theme ?? systemTheme() }
}
