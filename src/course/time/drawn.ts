import type { Place } from '#ui/axis.ts'
import type { Axis, Span } from './axis.ts'
import type { Times } from './times.ts'

/** What a part of an axis is drawn by. */
export interface Drawn {
  axis: Axis
  place: Place
  /** Times that were moved, and with which nothing has run yet. */
  ahead: Times
}

/** Where a span is drawn. One that has begun before the axis begins with it, and has its words in sight. */
export function spanStyle(place: Place, { from, to }: Span) {
  const begin = Math.max(0, place(from))
  return { insetInlineStart: `${begin}%`, width: `${Math.max(0, place(to) - begin)}%` }
}
