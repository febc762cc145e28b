import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, legible, mix } from './contrast.ts'
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
  'codeLit',
]
/** Code stands on a well, its lines that matter and the one that runs on a tint each, and those that a change removes on the page. */
const codeGrounds: Name[] = ['sunken', 'codeLit', 'accentSoft', 'canvas']

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

  it('gives each state of the cache a colour of its own', () => {
    const { fetching, fresh, stale, paused, inactive, failed } = colors
    expect(new Set([fetching, fresh, stale, paused, inactive, failed]).size).toBe(6)
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

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('mix', () => {
  it('is the first colour with nothing of the second', () => {
    fc.assert(
      fc.property(hex, hex, (first, second) => {
        expect(mix(first, second, 0)).toBe(first)
      }),
    )
  })

  it('is the second colour with all of it', () => {
    fc.assert(
      fc.property(hex, hex, (first, second) => {
        expect(mix(first, second, 1)).toBe(second)
      }),
    )
  })

  it('is the colour itself when both are the same', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(hex, shares, (color, share) => {
        expect(mix(color, color, share)).toBe(color)
      }),
    )
  })

  it('meets in the middle, channel by channel', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020')
  })
})

describe('contrast', () => {
  it('is 21 for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
  })

  it('is 1 for a colour on itself', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(contrast(color, color)).toBe(1)
      }),
    )
  })

  it('is what WCAG says for a grey that just passes on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it.each([
    ['#ff0000', 4],
    ['#00ff00', 1.37],
    ['#0000ff', 8.59],
  ])('weighs the channels as WCAG does: %s on white is %d', (color, ratio) => {
    expect(contrast(color, '#ffffff')).toBeCloseTo(ratio, 2)
  })

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a))
      }),
    )
  })

  it('stays between 1 and 21', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1)
        expect(contrast(a, b)).toBeLessThanOrEqual(21 + 1e-9)
      }),
    )
  })
})

describe('legible', () => {
  it('is the colour itself when it already reads', () => {
    fc.assert(
      fc.property(hex, hex, (color, surface) => {
        expect(legible(color, [surface], contrast(color, surface))).toBe(color)
      }),
    )
  })

  it('reads on any surface', () => {
    fc.assert(
      fc.property(hex, hex, (color, surface) => {
        expect(contrast(legible(color, [surface], TEXT), surface)).toBeGreaterThanOrEqual(TEXT)
      }),
    )
  })

  it('reads on the worst of several surfaces', () => {
    const color = legible('#007bff', ['#ffffff', '#dddddd'], TEXT)
    expect(contrast(color, '#dddddd')).toBeGreaterThanOrEqual(TEXT)
  })

  it('goes no further than it must', () => {
    expect(contrast(legible('#007bff', ['#ffffff'], TEXT), '#ffffff')).toBeLessThan(5)
  })

  it('says so when no shade reads on all surfaces', () => {
    expect(() => legible('#007bff', ['#000000', '#ffffff'], 7)).toThrow(
      'No shade of #007bff reaches 7:1 on #000000, #ffffff.',
    )
  })
})

function pairs(groups: [front: Name, grounds: Name[]][]): { front: Name; ground: Name }[] {
  return groups.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))
}
