/** Red, green and blue, each 0–255. */
type Rgb = readonly [number, number, number]

/** Mixes two `#rrggbb` colours; `share` is the part of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)]
  return format([channel(0), channel(1), channel(2)])

  function channel(index: 0 | 1 | 2): number {
    return Math.round(a[index] + (b[index] - a[index]) * share)
  }
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/**
 * The colour itself, or the nearest step towards black or white that reaches the contrast `ratio` on every surface.
 *
 * @throws Error if neither black nor white reaches it
 */
export function legible(color: string, surfaces: readonly string[], ratio: number): string {
  for (const share of steps) {
    for (const pole of ['#000000', '#ffffff']) {
      const candidate = mix(color, pole, share)
      if (surfaces.every((surface) => contrast(candidate, surface) >= ratio)) return candidate
    }
  }
  throw new Error(`No shade of ${color} reaches ${ratio}:1 on ${surfaces.join(', ')}.`)
}

const steps = Array.from({ length: 51 }, (_, index) => index / 50)

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function format([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

function luminance(color: string): number {
  const [red, green, blue] = parse(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
