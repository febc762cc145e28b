import { palettes } from './palettes.ts'
import type { ThemeName } from './palettes.ts'

/** The colours of a theme beside those of its palette: the palette's own, or its nearest shade with enough contrast (WCAG 2.2 AA). */
const shades = {
  /** Cards and panels. */
  surface: ['#ffffff', '#2b3035'],
  /** Wells: code, badges, tracks. */
  sunken: ['#eef1f4', '#1a1d20'],
  textMuted: ['#666e76', '#adb5bd'],
  /** Outlines that identify a control. */
  outline: ['#6c757d', '#adb5bd'],
  /** The primary colour where nothing is written in it or on it: as the palette has it, unless it could not be seen. */
  accent: ['#007bff', '#1774fd'],
  /** What has text on it, such as a button. */
  accentGround: ['#0071eb', '#0d6efd'],
  accentHover: ['#0060c8', '#0b5ed7'],
  onAccent: ['#ffffff', '#ffffff'],
  /** Links, also on the accent’s own tint, as in the active link. */
  accentText: ['#006adb', '#569afe'],
  accentSoft: ['#e6f2ff', '#1d324f'],
  focus: ['#007bff', '#207afd'],
  /** The ground of the lines that an excerpt is about. */
  codeLit: ['#e0e3e6', '#35373a'],
  /** Code has hues of its own: those of links and of states mean something else. */
  codeKeyword: ['#a8267d', '#d08ab9'],
  codeLiteral: ['#4b5a6b', '#9aa3ac'],
  codeComment: ['#5d656c', '#adb5bd'],
  /** One hue for each state of a cache entry and its requests, wherever it is drawn or named, with its tint. Nothing else has them. */
  fetching: ['#6741d9', '#a189e7'],
  fetchingSoft: ['#f0ecfb', '#2e2a49'],
  fresh: ['#177c4d', '#5eab87'],
  freshSoft: ['#e8f3ee', '#203731'],
  stale: ['#8c6608', '#c39932'],
  staleSoft: ['#f8f3e7', '#3c3624'],
  paused: ['#0f766e', '#61a59f'],
  pausedSoft: ['#e7f1f1', '#1e3435'],
  inactive: ['#666e76', '#959ca1'],
  inactiveSoft: ['#f0f1f2', '#2f3338'],
  failed: ['#ca313f', '#e77681'],
  failedSoft: ['#fcebec', '#43282e'],
  /** What was right or wrong, passed or failed, added or removed: greens and reds that no state has. */
  right: ['#2d7500', '#8fca62'],
  rightSoft: ['#eaf5e0', '#26371b'],
  wrong: ['#b4340c', '#f0936b'],
  wrongSoft: ['#fdece5', '#482a1c'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** Every painted colour, by purpose. */
export type Colors = Record<keyof typeof shades | 'background' | 'canvas' | 'text' | 'border', string>

/** The colours of a theme. `colors.test.ts` holds that every pair used together meets AA. */
export function colorsOf(theme: ThemeName): Colors {
  const { background, text, border } = palettes[theme]
  const index = theme === 'light' ? 0 : 1
  const own = Object.entries(shades).map(([name, both]) => [name, both[index]])
  // The page behind cards is the background.
  return { background, canvas: background, text, border, ...Object.fromEntries(own) } as Colors
}
