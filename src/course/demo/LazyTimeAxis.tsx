import { lazy, Suspense } from 'react'
import type { Instrument } from '#course/time/instrument.ts'
import type { Replay } from './useRecordings.tsx'

// What only a run needs comes with the first one.
const TimeAxis = lazy(() =>
  import('#course/time/TimeAxis.tsx').then((module) => ({ default: module.TimeAxis })),
)

interface LazyTimeAxisProps {
  title: string
  /** Undefined before something was recorded. */
  replay: Replay | undefined
  instrument: Instrument | undefined
  wayBack: string
}

/** The axis of what was recorded. */
export function LazyTimeAxis({ title, replay, instrument, wayBack }: LazyTimeAxisProps) {
  if (replay === undefined) return null
  return (
    <Suspense>
      <TimeAxis
        title={title}
        axis={replay.axis}
        playhead={replay.playhead}
        instrument={instrument}
        wayBack={wayBack}
      />
    </Suspense>
  )
}
