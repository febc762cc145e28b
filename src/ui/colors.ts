import { legible, mix } from './color.ts'
import { palettes } from './palettes.ts'
import type { ThemeName } from './palettes.ts'

/** WCAG 2.2 AA: running text, and the outlines of controls. */
const TEXT = 4.5
const OUTLINE = 3

const statusHues = { danger: '#dc3545', success: '#198754', warning: '#b8860b', info: '#0e7490' }

/** Every colour that is painted, by what it is for. */
export type Colors = ReturnType<typeof derive>

const derived: Partial<Record<ThemeName, Colors>> = {}

/**
 * The colours of a theme, derived from its palette so that every pair that meets on screen meets AA. They are derived
 * once: a slow phone would notice.
 */
export function colorsOf(theme: ThemeName): Colors {
  return (derived[theme] ??= derive(theme))
}

function derive(theme: ThemeName) {
  const { primary, secondary, background, text, border } = palettes[theme]
  const lift = theme === 'light' ? '#f6f8fa' : '#2b3035'
  const sunken = theme === 'light' ? '#eef1f4' : '#1a1d20'
  const soft = (hue: string) => mix(background, hue, theme === 'light' ? 0.1 : 0.18)
  const accentSoft = soft(primary)
  const surfaces = [background, lift, sunken]
  // Accent text also stands on the accent's own tint: the active link, a badge.
  const accentText = legible(primary, [...surfaces, accentSoft], TEXT)
  const accent = legible(primary, ['#ffffff'], TEXT)

  return {
    background,
    /** Cards and panels. */
    surface: theme === 'light' ? background : lift,
    /** The page behind cards. */
    canvas: theme === 'light' ? lift : background,
    /** Wells: code, badges, tracks. */
    sunken,
    text,
    textMuted: legible(secondary, surfaces, TEXT),
    /** Decorative lines, and bars that hold a place. */
    border,
    /** Outlines that identify a control. */
    outline: legible(secondary, surfaces, OUTLINE),
    accent,
    accentHover: mix(accent, '#000000', 0.15),
    onAccent: '#ffffff',
    accentText,
    accentSoft,
    focus: accentText,
    ...status('danger'),
    ...status('success'),
    ...status('warning'),
    ...status('info'),
  }

  function status<Name extends keyof typeof statusHues>(name: Name) {
    const hue = statusHues[name]
    const tint = soft(hue)
    return {
      [name]: legible(hue, [...surfaces, tint], TEXT),
      [`${name}Soft`]: tint,
    } as Record<Name | `${Name}Soft`, string>
  }
}
