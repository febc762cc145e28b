import type { ThemeName } from '#ui/palettes.ts'

/** Storybook's event for a change of a toolbar global. */
export const GLOBALS_UPDATED = 'globalsUpdated'

/** The theme among some globals, wherever they come from; the system's unless they name one. */
export function themeOf(globals: Record<string, unknown>): ThemeName {
  const theme = globals['theme']
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark().matches ? 'dark' : 'light'
}

/** What an address asks for, as in `?globals=theme:dark;textSize:large`. */
export function globalsInAddress(search: string): Record<string, unknown> {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return Object.fromEntries(globals.split(';').map((pair) => pair.split(':')))
}

/** Tells when the system begins to prefer the other theme. Returns how to stop that. */
export function onSystemTheme(listener: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
