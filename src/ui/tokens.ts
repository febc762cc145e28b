import { colorsOf } from './colors.ts'
import type { Colors } from './colors.ts'
import type { ThemeName } from './palettes.ts'

const names = Object.keys(colorsOf('light')) as (keyof Colors)[]

/** Colours by purpose, as CSS variables: a subtree changes its theme without a render (decision 4). */
export const color = Object.fromEntries(names.map((name) => [name, `var(--color-${name})`])) as Record<
  keyof Colors,
  string
>

/** Distances, on a grid of 8 px at normal text size. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
} as const

/**
 * The type scale and its two font families. A subtree sets `--text-scale` to change its text size, as a context theme
 * does.
 */
export const font = {
  body: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace',
  small: scaled('0.875rem'),
  normal: scaled('1rem'),
  large: scaled('1.125rem'),
  heading3: scaled('1.125rem'),
  heading2: scaled('1.375rem'),
  heading1: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)',
} as const

/** The minimum size of a touch target: 44 px at normal text size (`touch`), and what none may be below (`least`). */
export const size = { touch: '2.75rem', least: 'max(1.5rem, 24px)' } as const

export const radius = { s: '0.375rem', m: '0.625rem', l: '0.875rem', round: '999px' } as const

export const shadow = {
  card: '0 1px 2px rgb(0 0 0 / 6%)',
  raised: '0 8px 28px rgb(0 0 0 / 18%)',
} as const

/**
 * How long a motion takes. It says that a control has heard (`press`), that one state becomes another (`change`), that a result is there
 * (`land`), or where a panel comes from (`panel`). Time itself is never eased.
 */
export const move = { press: '90ms', change: '160ms', land: '260ms', panel: '280ms' } as const

/** Maximum widths of content (`page`, `prose`, `header`), and breakpoints (`phone`, `panel`: room for a list of links beside the text, `bar`, and `beside`: room for the lab). */
export const width = {
  page: '68rem',
  prose: '42rem',
  header: '79rem',
  phone: '48rem',
  panel: '60rem',
  bar: '78rem',
  beside: '68.75rem',
} as const

function scaled(fontSize: string): string {
  return `calc(${fontSize} * var(--text-scale, 1))`
}

/** The CSS declarations that give an element its theme. */
export function themeVariables(theme: ThemeName): string {
  const declarations = Object.entries(colorsOf(theme)).map(([name, value]) => `--color-${name}: ${value};`)
  return `color-scheme: ${theme}; ${declarations.join(' ')}`
}
