/**
 * A clock for durations, in ms since the epoch. Where the system's clock is set back, as after a virtual machine has slept, it goes on from
 * where it was.
 */
export function neverBack(now: () => number = () => Date.now()): () => number {
  let last = -Infinity
  let ahead = 0
  return () => {
    const read = now()
    if (read < last) ahead += last - read
    last = read
    return read + ahead
  }
}
