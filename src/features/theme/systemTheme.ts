import type { ThemeName } from '#ui/palettes.ts'

/** The theme that the system prefers; light where there is no system to ask, as while a page is prerendered. */
export function systemTheme(): ThemeName {
  return typeof matchMedia === 'function' && prefersDark().matches ? 'dark' : 'light'
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
