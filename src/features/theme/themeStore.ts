import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeStorage } from '#storage/storage.ts'
import { defaultThemeSettings, setFontSize, setTheme, ThemeSettingsSchema, toggleTheme } from './theme.ts'
import type { ThemeActions, ThemeSettings } from './theme.ts'

interface ThemeStore extends ThemeSettings, ThemeActions {}

/** The theme of the whole app, kept in local storage (behaviour §4, §9). What is stored and unreadable is ignored. */
export const useThemeStore = create<ThemeStore>()(
  persist(
    (set) => ({
      ...defaultThemeSettings,
      toggleTheme: () => set(toggleTheme),
      setTheme: (theme) => set((settings) => setTheme(settings, theme)),
      setFontSize: (fontSize) => set((settings) => setFontSize(settings, fontSize)),
    }),
    {
      name: 'theme-storage',
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ theme, fontSize }): ThemeSettings => ({ theme, fontSize }),
      merge: (stored, current) => {
        const result = v.safeParse(ThemeSettingsSchema, stored)
        return result.success ? { ...current, ...result.output } : current
      },
      // Another version's data counts if its shape still fits; without this, persist would complain.
      migrate: (stored): ThemeSettings => {
        const result = v.safeParse(ThemeSettingsSchema, stored)
        return result.success ? result.output : defaultThemeSettings
      },
    },
  ),
)
