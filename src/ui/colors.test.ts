import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { colorsOf } from './colors.ts'
import type { Colors } from './colors.ts'
import { palettes } from './palettes.ts'

const TEXT = 4.5
const OUTLINE = 3

type Name = keyof Colors

const surfaces: Name[] = ['background', 'surface', 'canvas', 'sunken']
const tints: Name[] = [
  'accentSoft',
  'fetchingSoft',
  'freshSoft',
  'staleSoft',
  'pausedSoft',
  'inactiveSoft',
  'failedSoft',
  'rightSoft',
  'wrongSoft',
  'codeLit',
]
/** Code stands on a well, and on a tint each its lines that matter, the one that runs, and those that a change adds or removes. */
const codeGrounds: Name[] = ['sunken', 'codeLit', 'accentSoft', 'rightSoft', 'wrongSoft']

/** Text colours, with the surfaces behind them. */
const texts: [text: Name, grounds: Name[]][] = [
  ['text', [...surfaces, ...tints]],
  ['textMuted', surfaces],
  ['accentText', [...surfaces, 'accentSoft']],
  ['codeKeyword', codeGrounds],
  ['codeLiteral', codeGrounds],
  ['codeComment', codeGrounds],
  ['fetching', [...surfaces, 'fetchingSoft']],
  ['fresh', [...surfaces, 'freshSoft']],
  ['stale', [...surfaces, 'staleSoft']],
  ['paused', [...surfaces, 'pausedSoft']],
  ['inactive', [...surfaces, 'inactiveSoft']],
  ['failed', [...surfaces, 'failedSoft']],
  ['right', [...surfaces, 'rightSoft']],
  ['wrong', [...surfaces, 'wrongSoft']],
  ['onAccent', ['accentGround', 'accentHover']],
]

/** Colours that mark a control, with the surfaces behind them. */
const marks: [mark: Name, grounds: Name[]][] = [
  ['outline', surfaces],
  ['accent', [...surfaces, 'accentSoft']],
  ['focus', [...surfaces, ...tints.filter((tint) => tint !== 'codeLit')]],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colors = colorsOf(theme)

  it.each(pairs(texts))('lets $front be read on $ground', ({ front, ground }) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(pairs(marks))('lets $front be seen on $ground', ({ front, ground }) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(OUTLINE)
  })

  it('gives each state of the cache, right and wrong a colour of its own', () => {
    const { fetching, fresh, stale, paused, inactive, failed, right, wrong } = colors
    expect(new Set([fetching, fresh, stale, paused, inactive, failed, right, wrong]).size).toBe(8)
  })

  it('writes every colour as #rrggbb', () => {
    expect(Object.values(colors).filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([])
  })

  it('keeps the background, text and border of its palette', () => {
    const { background, text, border } = palettes[theme]
    expect(colors).toMatchObject({ background, text, border })
  })
})

describe('the palette itself', () => {
  it('is what a page stands on: white in the light theme', () => {
    expect(colorsOf('light').canvas).toBe('#ffffff')
    expect(colorsOf('dark').canvas).toBe(palettes.dark.background)
  })

  it('gives its primary where that can be seen: to all but text in the light theme', () => {
    expect(colorsOf('light')).toMatchObject({ accent: '#007bff', focus: '#007bff' })
  })

  it('gives its primary where white text can be read on it: to buttons in the dark theme', () => {
    expect(colorsOf('dark').accentGround).toBe(palettes.dark.primary)
  })
})

describe('the two themes', () => {
  it('name the same colours', () => {
    expect(Object.keys(colorsOf('dark'))).toEqual(Object.keys(colorsOf('light')))
  })
})

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#ff0000', 4],
  ['#00ff00', 1.37],
  ['#0000ff', 8.59],
])('the contrast of %s and white is what WCAG says, in both directions: %d', (color, ratio) => {
  expect(contrast(color, '#ffffff')).toBeCloseTo(ratio, 2)
  expect(contrast('#ffffff', color)).toBeCloseTo(ratio, 2)
})

function pairs(groups: [front: Name, grounds: Name[]][]): { front: Name; ground: Name }[] {
  return groups.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))
}
