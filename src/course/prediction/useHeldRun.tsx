import { useRef, useState } from 'react'
import type { Kept } from '#course/stage/DemoStage.tsx'
import type { Recorder } from '#course/stage/useCheck.ts'
import type { Stage } from '#course/stage/useStage.ts'
import type { Axis } from '#course/time/axis.ts'
import { keptOf } from '#course/time/keptOf.tsx'
import { createPlayhead } from '#course/time/playhead.ts'
import type { Playhead } from '#course/time/playhead.ts'
import type { Recording, ShowsParameters } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'
import { untilTold } from './untilTold.ts'
import type { HeldRun, StopsBefore } from './untilTold.ts'

/** How far the replay of a run is: up to what tells, on the way to its end, or told. */
export interface Replay {
  is: 'held' | 'going on' | 'told'
  axis: Axis
  playhead: Playhead
  kept: Kept | undefined
  /** Whether its axis has anything to say: where nobody did anything before what tells, it has not yet. */
  hasAxis: boolean
}

/** What a run is called on its axis: there is no other one beside it. */
const TITLE = 'The demo'

/** Records a run whose story says what it shows, and replays it up to what tells, then to its end. */
export function useHeldRun(stage: Stage, stopsBefore: StopsBefore = 'the last press') {
  const recording = useRef<Recording>(undefined)
  const run = useRef<HeldRun>(undefined)
  const [replay, setReplay] = useState<Replay>()
  const { shows } = stage.story.parameters as ShowsParameters

  const recorder = ((): Recorder | undefined => {
    if (shows === undefined) return undefined
    let end: (() => Recording) | undefined
    return {
      begin: (canvas) => void ({ end } = recordStage(canvas, shows)),
      end: () => void (recording.current = end?.()),
    }
  })()

  function show(is: Replay['is'], axis: Axis, hasAxis: boolean): Playhead {
    const playhead = createPlayhead(axis)
    const [only] = axis.runs
    const kept = only && keptOf(only.recording, playhead, is)
    setReplay({ is, axis, playhead, kept, hasAxis })
    return playhead
  }

  /** Shows what was recorded up to what tells, if there is such a moment. */
  function hold(): void {
    run.current = recording.current && untilTold({ title: TITLE, recording: recording.current }, stopsBefore)
    if (run.current === undefined) return
    const { held, leadsUp } = run.current
    const playhead = show('held', held, leadsUp)
    if (leadsUp) playhead.play()
    else playhead.moveTo(held.to)
  }

  function goOn(): void {
    if (run.current === undefined) return
    replay?.playhead.pause()
    const { whole } = run.current
    const playhead = show('going on', whole, true)
    playhead.moveTo(whole.telling)
    playhead.play()
    const tell = () => {
      // The page may have been left meanwhile.
      if (stage.isThere()) setReplay((now) => (now?.playhead === playhead ? { ...now, is: 'told' } : now))
    }
    if (!playhead.store.getState().isPlaying) {
      tell()
      return
    }
    const stop = playhead.store.subscribe(({ isPlaying }) => {
      if (isPlaying) return
      stop()
      tell()
    })
  }

  function forget(): void {
    replay?.playhead.pause()
    recording.current = undefined
    run.current = undefined
    setReplay(undefined)
  }

  return { recorder, isRecorded: shows !== undefined, replay, hold, goOn, forget }
}
