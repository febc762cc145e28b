import { Suspense } from 'react'
import type { Instrument } from '#course/time/instrument.ts'
import { LateTimeAxis } from '#course/time/lateTimeAxis.ts'
import type { Replay } from './useRecordings.tsx'

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
      <LateTimeAxis
        title={title}
        axis={replay.axis}
        playhead={replay.playhead}
        instrument={instrument}
        wayBack={wayBack}
      />
    </Suspense>
  )
}
