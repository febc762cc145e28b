/** The median: the middle value, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
