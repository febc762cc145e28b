import { installClock } from './clock.ts'
import type { Clock } from './clock.ts'

// A singleton, because a page has one time.
let clock: Clock | undefined

/** Installs the page's clock once. Call it before the page makes its first QueryClient. */
export function prepareClock(): Clock {
  clock ??= installClock()
  return clock
}

/** The page's clock; undefined if it was not prepared. */
export function preparedClock(): Clock | undefined {
  return clock
}
