import { legible, mix } from './contrast.ts'
import { palettes } from './palettes.ts'
import type { ThemeName } from './palettes.ts'

/** Contrast ratios of WCAG 2.2 AA: text, and what is no text and has to be seen, such as outlines of controls. */
const TEXT = 4.5
const OUTLINE = 3

/** Code has hues of its own: those of links and of states mean something else. */
const codeHues = { keyword: '#a8267d', literal: '#4b5a6b' }

/** One hue for each state of a cache entry and its requests, wherever it is drawn or named. Nothing else has them. */
const hues = {
  fetching: '#6741d9',
  fresh: '#198754',
  stale: '#b8860b',
  paused: '#0f766e',
  inactive: '#6c757d',
  failed: '#dc3545',
}

/** Every painted colour, by purpose. */
export type Colors = ReturnType<typeof derive>

const derived: Partial<Record<ThemeName, Colors>> = {}

/**
 * The colours of a theme, derived from its palette so that every pair used together meets AA. Cached, because the
 * derivation is noticeable on a slow phone.
 */
export function colorsOf(theme: ThemeName): Colors {
  return (derived[theme] ??= derive(theme))
}

function derive(theme: ThemeName) {
  const { primary, secondary, background, text, border } = palettes[theme]
  const surface = theme === 'light' ? background : '#2b3035'
  const sunken = theme === 'light' ? '#eef1f4' : '#1a1d20'
  const soft = (hue: string) => mix(background, hue, theme === 'light' ? 0.1 : 0.18)
  const accentSoft = soft(primary)
  const surfaces = [background, surface, sunken]
  const tints = [accentSoft, ...Object.values(hues).map(soft)]
  const accentGround = legible(primary, ['#ffffff'], TEXT)
  const codeLit = mix(sunken, text, theme === 'light' ? 0.07 : 0.12)
  const codeGrounds = [sunken, codeLit, accentSoft, background]

  return {
    background,
    /** Cards and panels. */
    surface,
    /** The page behind cards. */
    canvas: background,
    /** Wells: code, badges, tracks. */
    sunken,
    text,
    textMuted: legible(secondary, surfaces, TEXT),
    /** Decorative lines, and skeletons. */
    border,
    /** Outlines that identify a control. */
    outline: legible(secondary, surfaces, OUTLINE),
    /** The primary colour where nothing is written in it or on it: as the palette has it, unless it could not be seen. */
    accent: legible(primary, [...surfaces, accentSoft], OUTLINE),
    /** What has text on it, such as a button. */
    accentGround,
    accentHover: mix(accentGround, '#000000', 0.15),
    onAccent: '#ffffff',
    /** Links. It is also used on the accent's own tint, as in the active link. */
    accentText: legible(primary, [...surfaces, accentSoft], TEXT),
    accentSoft,
    focus: legible(primary, [...surfaces, ...tints], OUTLINE),
    /** The ground of the lines that matter: those that an excerpt is about, and those that a change adds. */
    codeLit,
    codeKeyword: legible(codeHues.keyword, codeGrounds, TEXT),
    codeLiteral: legible(codeHues.literal, codeGrounds, TEXT),
    codeComment: legible(secondary, codeGrounds, TEXT),
    ...status('fetching'),
    ...status('fresh'),
    ...status('stale'),
    ...status('paused'),
    ...status('inactive'),
    ...status('failed'),
  }

  /** Text and marks of one meaning, and the tint behind them. */
  function status<Name extends keyof typeof hues>(name: Name) {
    const hue = hues[name]
    const tint = soft(hue)
    return {
      [name]: legible(hue, [...surfaces, tint], TEXT),
      [`${name}Soft`]: tint,
    } as Record<Name | `${Name}Soft`, string>
  }
}
