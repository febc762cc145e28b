import { installClock } from './clock.ts'
import type { Clock } from './clock.ts'

// A page has one time, so it has one clock.
let clock: Clock | undefined

/** Installs the page's clock, once. Call it before the page makes its first QueryClient. */
export function prepareClock(): Clock {
  clock ??= installClock()
  return clock
}

/** The page's clock; undefined where it was not prepared in time. */
export function preparedClock(): Clock | undefined {
  return clock
}
