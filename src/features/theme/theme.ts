import * as v from 'valibot'

export const ThemeSettingsSchema = v.object({
  theme: v.picklist(['light', 'dark']),
  fontSize: v.picklist(['small', 'medium', 'large']),
})

/** How the app looks (spec §3). */
export type ThemeSettings = v.InferOutput<typeof ThemeSettingsSchema>

/** What everyone starts with. */
export const defaultThemeSettings: ThemeSettings = { theme: 'light', fontSize: 'medium' }

/** Light becomes dark, and dark light (spec §4). */
export function toggleTheme(settings: ThemeSettings): ThemeSettings {
  return { ...settings, theme: settings.theme === 'light' ? 'dark' : 'light' }
}
