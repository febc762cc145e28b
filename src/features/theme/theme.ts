import * as v from 'valibot'
import { palettes } from '#ui/palettes.ts'
import type { Palette } from '#ui/palettes.ts'

export const ThemeSettingsSchema = v.object({
  theme: v.picklist(['light', 'dark']),
  fontSize: v.picklist(['small', 'medium', 'large']),
})

/** How the app looks (behaviour §3.9). */
export type ThemeSettings = v.InferOutput<typeof ThemeSettingsSchema>

/** What can be done about it, wherever it is kept. */
export interface ThemeActions {
  toggleTheme(): void
  setTheme(theme: ThemeSettings['theme']): void
  setFontSize(fontSize: ThemeSettings['fontSize']): void
}

/** What everyone starts with. */
export const defaultThemeSettings: ThemeSettings = { theme: 'light', fontSize: 'medium' }

/** Light becomes dark, and dark light (behaviour §4.6). */
export function toggleTheme(settings: ThemeSettings): ThemeSettings {
  return { ...settings, theme: settings.theme === 'light' ? 'dark' : 'light' }
}

/** The theme that was asked for. */
export function setTheme(settings: ThemeSettings, theme: ThemeSettings['theme']): ThemeSettings {
  return { ...settings, theme }
}

/** The font size that was asked for. */
export function setFontSize(settings: ThemeSettings, fontSize: ThemeSettings['fontSize']): ThemeSettings {
  return { ...settings, fontSize }
}

/** The five colours of the theme (behaviour §9.4). What is painted derives from them, so that it can be read. */
export function paletteOf({ theme }: Pick<ThemeSettings, 'theme'>): Palette {
  return palettes[theme]
}
