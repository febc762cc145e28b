import type { ThemeName } from '#ui/palettes.ts'

/** What the toolbar's menu offers as a theme. `system` is what the system prefers, also when that changes. */
export const themes: Record<ThemeName | 'system', string> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
}

export const textSizes = {
  small: 'Small text',
  medium: 'Medium text',
  large: 'Large text',
  double: '200 % text',
}

/** Settings of the toolbar that change how everything looks. */
export interface LookGlobals {
  theme: keyof typeof themes
  textSize: keyof typeof textSizes
}

/** The keys of what somebody has chosen here, and in the app; in the preview demos have those of the origin for themselves (`demoStorage.ts`). */
const keysInPreview = { own: 'look', ofApp: 'page:theme-storage' }
export const keysInFrame = { own: 'catalogue:look', ofApp: 'theme-storage' }

/**
 * What somebody has chosen on an earlier page: lessons link to each other by addresses that say nothing of it. A reader who has chosen no theme
 * here meets that of the app.
 */
export function keptLook({ own, ofApp } = keysInPreview): Partial<LookGlobals> {
  const { theme = themeIn(parse(readItem(ofApp))['state']), textSize } = parse(readItem(own))
  return {
    ...(isKeyOf(themes, theme) && { theme }),
    ...(isKeyOf(textSizes, textSize) && { textSize }),
  }
}

/** Keeps what somebody chooses in the frame. */
export function keepLook(choice: Partial<LookGlobals>): void {
  const kept = { ...parse(readItem(keysInFrame.own)), ...choice }
  try {
    localStorage.setItem(keysInFrame.own, JSON.stringify(kept))
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}

function themeIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'theme' in state ? state.theme : undefined
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key)
}
