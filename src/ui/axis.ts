/** The position of something on an axis, in per cent of its length. */
export type Place = (at: number) => number

/** Where what lies between two values is drawn on an axis. */
export function placeOn(from: number, to: number): Place {
  return (at) => (from === to ? 50 : ((at - from) / (to - from)) * 100)
}

/** The first that a distance is at least as long for: in the middle between it and the next shorter one, by their ratio. */
const factors = [
  [10, Math.sqrt(50)],
  [5, Math.sqrt(10)],
  [2, Math.SQRT2],
] as const

/** Round values between two others, about as many as are asked for: 1, 2 or 5 times a power of ten apart. */
export function ticksBetween(from: number, to: number, count: number): number[] {
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const [factor] = factors.find(([, least]) => rough / power >= least) ?? [1]
  const step = power * factor
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}
