import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { defaultThemeSettings, ThemeSettingsSchema, toggleTheme } from './theme.ts'
import type { ThemeSettings } from './theme.ts'

interface ThemeStore extends ThemeSettings {
  toggleTheme: () => void
}

/** The theme of the whole app, kept in local storage (spec §4, §9). What is stored and unreadable is ignored. */
export const useThemeStore = create<ThemeStore>()(
  persist((set) => ({ ...defaultThemeSettings, toggleTheme: () => set(toggleTheme) }), {
    name: 'theme-storage',
    partialize: ({ theme, fontSize }) => ({ theme, fontSize }),
    merge: (stored, current) => {
      const result = v.safeParse(ThemeSettingsSchema, stored)
      return result.success ? { ...current, ...result.output } : current
    },
  }),
)
