/** The available speeds, as multiples of real time. */
export const speeds = [1, 10, 60] as const
export type Speed = (typeof speeds)[number]

/** Measures time at a speed that can change. It never runs backwards. */
export interface Stopwatch {
  /** Ms since it started, at the speeds it has had. */
  elapsed(): number
  speed(): Speed
  setSpeed(speed: Speed): void
}

/**
 * Starts a stopwatch.
 *
 * @param realMs a source of ms that never runs backwards
 */
export function createStopwatch(realMs: () => number): Stopwatch {
  let speed: Speed = 1
  let passed = 0
  let since = realMs()

  const elapsed = () => passed + (realMs() - since) * speed

  return {
    elapsed,
    speed: () => speed,
    setSpeed(next) {
      passed = elapsed()
      since = realMs()
      speed = next
    },
  }
}
