import { systemTheme } from '#features/theme/systemTheme.ts'
import type { ThemeName } from '#ui/palettes.ts'

/** The theme among some globals, wherever they come from; the system's unless they name one. */
export function themeOf(globals: Record<string, unknown>): ThemeName {
  const theme = globals['theme']
  if (theme === 'light' || theme === 'dark') return theme
  return systemTheme()
}

/** What an address asks for, as in `?globals=theme:dark;textSize:large`. */
export function globalsInAddress(search: string): Record<string, unknown> {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return Object.fromEntries(globals.split(';').map((pair) => pair.split(':')))
}
