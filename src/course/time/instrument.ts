import { differencesOf, shownAt } from './axis.ts'
import type { Axis } from './axis.ts'
import type { Times } from './times.ts'

/** What makes an axis an instrument: times that can be moved, with which the world runs again. */
export interface Instrument {
  /** The runs with the lesson's own times. */
  lesson: Axis
  /** Those that were moved. */
  times: Times
  /** Whether the world runs with them now. */
  isRunning: boolean
  /** How the two sides compare, once it has run. */
  comparison: Comparison | undefined
  /** Moves a time. The world runs again once none has been moved for a moment. */
  move: (id: string, ms: number) => void
  /** Brings back the times that were there before, without a run unless one was due. */
  takeBack: (before: Pick<Instrument, 'times' | 'isRunning'>) => void
  /** Brings the lesson's own times back, and its run. */
  reset: () => void
}

/** How two runs with moved times compare. */
export interface Comparison {
  /** Whether what was different in the lesson's own run is so no longer. */
  isAlike: boolean
  /** The same in a sentence. */
  says: string
}

/** Two runs never change in the same ms. What differs for a shorter time than this, in ms, does not differ. */
export const LEAST_DIFFERENCE_MS = 100

/**
 * Compares two runs. Where they ended differently with the lesson's times, they are alike once they end alike; elsewhere, once they never
 * show different things.
 *
 * @param lesson the runs with the lesson's own times
 * @returns undefined for one run, which has nothing beside it
 */
export function compare(axis: Axis, lesson: Axis): Comparison | undefined {
  const [one, other] = axis.runs
  if (one === undefined || other === undefined) return undefined
  const isAlike = endsAlike(axis) && (!endsAlike(lesson) || axis.differs === undefined)
  if (isAlike) {
    const forMs = spansOf(axis).reduce((sum, { from, to }) => sum + to - from, 0)
    const before = forMs === 0 ? '' : ` For ${inSeconds(forMs)} they did not.`
    return { isAlike, says: `Both sides show the same now.${before}` }
  }
  const { from, to } = axis.differs ?? { from: axis.to, to: axis.to }
  const shows = [one, other].map(({ title, recording }) => `${title} shows ${shownAt(recording, from)}`)
  return { isAlike, says: `For ${inSeconds(to - from)} they differ: ${shows.join(', ')}.` }
}

function spansOf(axis: Axis) {
  const recordings = axis.runs.map(({ recording }) => recording)
  return differencesOf(recordings, axis).filter(({ from, to }) => to - from >= LEAST_DIFFERENCE_MS)
}

function endsAlike({ runs, to }: Axis): boolean {
  return new Set(runs.map(({ recording }) => shownAt(recording, to))).size === 1
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
