import { axisOf } from '#course/time/axis.ts'
import type { Axis } from '#course/time/axis.ts'
import type { Recording, Run } from '#course/time/recording.ts'

/** What the replay of a run stops before, because it answers the question. A change is one of what the page shows. */
export type StopsBefore = 'the first press' | 'the last press' | 'the last change'

/** A run over time, and how much of it is there before the answer. */
export interface HeldRun {
  /** Only up to where it stops: of what comes then it has nothing. */
  held: Axis
  /** All of it; goes on from there. */
  whole: Axis
  /** Whether somebody did something before it stops: then it plays up to there. */
  leadsUp: boolean
}

/** How long before what tells a replay stops at most, in ms. What happens in that time is shown. */
const BEFORE_MS = 100

/** Cuts a run before what tells; undefined where nothing of that kind has happened. */
export function untilTold(run: Run, stopsBefore: StopsBefore): HeldRun | undefined {
  const axis = axisOf([run])
  const [aligned] = axis.runs
  const tells = aligned && tellingIn(aligned.recording, stopsBefore)
  if (aligned === undefined || tells === undefined) return undefined
  const at = Math.max(axis.from, tells - BEFORE_MS, lastBefore(aligned.recording, tells))
  const recording = cut(aligned.recording, at)
  return {
    held: {
      ...axis,
      runs: [{ title: aligned.title, recording }],
      moments: axis.moments.filter((moment) => moment.at <= at),
      to: at,
      telling: at,
    },
    whole: { ...axis, telling: at },
    leadsUp: recording.presses.length > 0,
  }
}

function tellingIn({ presses, shown }: Recording, stopsBefore: StopsBefore): number | undefined {
  if (stopsBefore === 'the first press') return presses[0]?.at
  if (stopsBefore === 'the last press') return presses.at(-1)?.at
  // What was shown first is no change.
  return shown.slice(1).at(-1)?.from
}

/** When something was last pressed, shown or drawn before a moment. */
function lastBefore({ presses, shown, frames }: Recording, tells: number): number {
  const times = [
    ...presses.map(({ at }) => at),
    ...shown.map(({ from }) => from),
    ...frames.map(({ at }) => at),
  ]
  return Math.max(...times.filter((at) => at < tells))
}

function cut({ presses, requests, shown, frames }: Recording, at: number): Recording {
  return {
    presses: presses.filter((press) => press.at <= at),
    requests: requests
      .filter(({ from }) => from <= at)
      .map((request) =>
        (request.to ?? Infinity) <= at ? request : { ...request, to: undefined, outcome: 'pending' },
      ),
    shown: shown.filter(({ from }) => from <= at),
    frames: frames.filter((frame, index) => index === 0 || frame.at <= at),
    endMs: at,
  }
}
