import * as v from 'valibot'
import { palettes } from '#ui/palettes.ts'
import type { Palette } from '#ui/palettes.ts'

export const ThemeSettingsSchema = v.object({
  theme: v.picklist(['light', 'dark']),
  fontSize: v.picklist(['small', 'medium', 'large']),
})

/** Theme and font size (behaviour §3.9). */
export type ThemeSettings = v.InferOutput<typeof ThemeSettingsSchema>

/** The actions on a theme, whichever container holds it. */
export interface ThemeActions {
  toggleTheme(): void
  setTheme(theme: ThemeSettings['theme']): void
  setFontSize(fontSize: ThemeSettings['fontSize']): void
}

/** The initial settings. */
export const defaultThemeSettings: ThemeSettings = { theme: 'light', fontSize: 'medium' }

/** The size of all text in a themed subtree, against that of the page (behaviour §9.5). */
export const textScales: Record<ThemeSettings['fontSize'], number> = {
  small: 0.875,
  medium: 1,
  large: 1.1875,
}

/** All actions on a theme. */
export type ThemeAction =
  | { type: 'toggleTheme' }
  | { type: 'setTheme'; theme: ThemeSettings['theme'] }
  | { type: 'setFontSize'; fontSize: ThemeSettings['fontSize'] }

/** Applies an action to theme and font size (behaviour §4.6). */
export function themeReducer(settings: ThemeSettings, action: ThemeAction): ThemeSettings {
  switch (action.type) {
    case 'toggleTheme':
      return { ...settings, theme: settings.theme === 'light' ? 'dark' : 'light' }
    case 'setTheme':
      return { ...settings, theme: action.theme }
    case 'setFontSize':
      return { ...settings, fontSize: action.fontSize }
  }
}

/** The actions as functions that dispatch. */
export function themeActions(dispatch: (action: ThemeAction) => void): ThemeActions {
  return {
    toggleTheme: () => dispatch({ type: 'toggleTheme' }),
    setTheme: (theme) => dispatch({ type: 'setTheme', theme }),
    setFontSize: (fontSize) => dispatch({ type: 'setFontSize', fontSize }),
  }
}

/** The five colours of a theme (behaviour §9.4). */
export function paletteOf({ theme }: Pick<ThemeSettings, 'theme'>): Palette {
  return palettes[theme]
}
