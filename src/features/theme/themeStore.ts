import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { safeStorage } from '#storage/storage.ts'
import { defaultThemeSettings, setFontSize, setTheme, ThemeSettingsSchema, toggleTheme } from './theme.ts'
import type { ThemeActions, ThemeSettings } from './theme.ts'

interface ThemeStore extends ThemeSettings, ThemeActions {}

/** The theme of the whole app, kept in local storage (behaviour §4, §9). What is stored and unreadable is ignored. */
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
        // Also after another tab has removed or broken it: what is not there is the default.
        merge: (stored, current) => {
          const result = v.safeParse(ThemeSettingsSchema, stored)
          return { ...current, ...(result.success ? result.output : defaultThemeSettings) }
        },
        // Another version's data counts if its shape still fits; without this, persist would complain.
        migrate: (stored): ThemeSettings => {
          const result = v.safeParse(ThemeSettingsSchema, stored)
          return result.success ? result.output : defaultThemeSettings
        },
      },
    ),
    // Only what another tab has stored comes without a name.
    { name: 'theme store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)
