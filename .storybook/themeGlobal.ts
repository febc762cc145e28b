import type { ThemeName } from '#ui/palettes.ts'

/** Storybook's event for a change of a toolbar global. */
export const GLOBALS_UPDATED = 'globalsUpdated'

/** The theme in some globals; light unless they say dark. */
export function themeOf(globals: Record<string, unknown> | undefined): ThemeName {
  return globals?.['theme'] === 'dark' ? 'dark' : 'light'
}

/** The theme in an address, as in `?globals=theme:dark`. */
export function themeInAddress(search: string): ThemeName {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return themeOf(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))))
}
