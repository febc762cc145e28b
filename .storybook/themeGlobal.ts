import type { ThemeName } from '#ui/palettes.ts'

/** The event by which Storybook tells that a toolbar global changed. */
export const GLOBALS_UPDATED = 'globalsUpdated'

/** The theme among some globals, wherever they come from; light unless they say dark. */
export function themeOf(globals: Record<string, unknown> | undefined): ThemeName {
  return globals?.['theme'] === 'dark' ? 'dark' : 'light'
}

/** The theme that an address asks for, as in `?globals=theme:dark`. */
export function themeInAddress(search: string): ThemeName {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return themeOf(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))))
}
