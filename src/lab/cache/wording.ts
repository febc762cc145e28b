import type { CacheLane } from './lanes.ts'
import { openSegment } from './lanes.ts'
import type { Moment } from './queryState.ts'

/** The precision of a countdown: tenths of a second, or whole seconds. */
export type Precision = 'tenths' | 'seconds'

/** An entry's state and how long it lasts: ‘fresh, stale in 7.4 s’. */
export function describeNow(lane: CacheLane, now: number, precision: Precision = 'tenths'): string {
  const state = openSegment(lane)?.state
  const left = (moment: Moment | undefined) =>
    typeof moment === 'number' ? countdown(moment - now, precision) : undefined
  switch (state) {
    case undefined:
      return 'not watched'
    case 'fresh':
      return lane.staleAt === 'never' ? 'fresh, never stale' : `fresh, stale in ${left(lane.staleAt)}`
    case 'inactive':
      if (lane.goneAt === 'never') return 'inactive, never gone'
      return `inactive, gone ${lane.isGoneEarlier ? 'within' : 'in'} ${left(lane.goneAt)}`
    default:
      return state
  }
}

/** A remaining time: ‘7.4 s’ below a minute, then ‘4:56’, then ‘1:04:56’. */
export function countdown(ms: number, precision: Precision = 'tenths'): string {
  // Rounded up, so that it shows 0 only when the time is over.
  const tenths = Math.ceil(Math.max(ms, 0) / 100)
  if (tenths < 600 && precision === 'tenths') return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.ceil(tenths / 10)
  if (seconds < 60) return `${seconds} s`
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** A moment's time of day, to a tenth of a second: ‘14:03:07.2’. */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits)
  return `${parts.join(':')}.${Math.floor(date.getMilliseconds() / 100)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
