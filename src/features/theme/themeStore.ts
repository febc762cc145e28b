import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { readStored, safeStorage } from '#storage/storage.ts'
import { systemTheme } from './systemTheme.ts'
import { defaultThemeSettings, setFontSize, setTheme, ThemeSettingsSchema, toggleTheme } from './theme.ts'
import type { ThemeActions, ThemeSettings } from './theme.ts'

/** What the catalogue keeps of its own look, as far as the app has a use for it. */
const Look = v.object({ theme: ThemeSettingsSchema.entries.theme })

interface ThemeStore extends ThemeSettings, ThemeActions {}

/**
 * The theme of the whole app, kept in local storage (behaviour §4, §9). Unreadable data is ignored. The initial state
 * is that of the prerendered pages; the system's theme counts from the first rehydration on, which is synchronous.
 */
export const useThemeStore = create<ThemeStore>()(
  devtools(
    persist(
      (set) => ({
        ...defaultThemeSettings,
        toggleTheme: () => set(toggleTheme, undefined, { type: 'toggleTheme' }),
        setTheme: (theme) =>
          set((settings) => setTheme(settings, theme), undefined, { type: 'setTheme', theme }),
        setFontSize: (fontSize) =>
          set((settings) => setFontSize(settings, fontSize), undefined, { type: 'setFontSize', fontSize }),
      }),
      {
        name: 'theme-storage',
        storage: createJSONStorage(() => safeStorage),
        partialize: ({ theme, fontSize }): ThemeSettings => ({ theme, fontSize }),
        // Also runs when nothing is stored, and after another tab has removed or broken the stored theme.
        merge: (stored, current) => {
          const result = v.safeParse(ThemeSettingsSchema, stored)
          return { ...current, ...(result.success ? result.output : unchosenSettings()) }
        },
        // Data of another version counts if it fits the schema. Without this, persist would write an error to the
        // console.
        migrate: (stored): ThemeSettings => {
          const result = v.safeParse(ThemeSettingsSchema, stored)
          return result.success ? result.output : unchosenSettings()
        },
      },
    ),
    // Only rehydration sets state without an action name.
    { name: 'theme store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useThemeStore)

/** The settings until somebody chooses: the theme that was chosen in the catalogue, or else the system's (behaviour §4.6). */
function unchosenSettings(): ThemeSettings {
  return { ...defaultThemeSettings, theme: readStored('catalogue:look', Look)?.theme ?? systemTheme() }
}
