import { useRef, useState } from 'react'
import { axisOf } from '#course/time/axis.ts'
import type { Axis } from '#course/time/axis.ts'
import { keptOf } from '#course/time/keptOf.tsx'
import { prepareTimeAxis } from '#course/time/lateTimeAxis.ts'
import { createPlayhead } from '#course/time/playhead.ts'
import type { Playhead } from '#course/time/playhead.ts'
import type { Recording, ShowsParameters, NamedRun } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'
import type { Kept } from './DemoStage.tsx'
import type { Recorder } from './useCheck.ts'
import type { Stage } from './useStage.ts'

/** Recorded runs on one axis, and what their stages show at its playhead. */
export interface Replay {
  axis: Axis
  playhead: Playhead
  kept: readonly Kept[]
}

/**
 * Records the checks of demos, if their stories say what they show.
 *
 * @param tells what one side of a pair shows where it matters that the other one shows something else
 */
export function useRecordings(sides: readonly RunSide[], tells?: string) {
  const recordings = useRef<(Recording | undefined)[]>([])
  const [lesson, setLesson] = useState<Lesson>()
  const [replay, setReplay] = useState<Replay>()

  /** Replays what is on an axis, in place of what was replayed before. */
  function show(axis: Axis): Playhead {
    replay?.playhead.pause()
    const playhead = createPlayhead(axis)
    const kept = axis.runs.map(({ title, recording }) => keptOf(recording, playhead, title))
    setReplay({ axis, playhead, kept })
    return playhead
  }

  /** Lays what was recorded over one axis, and shows where they differ. A press plays them: nobody has asked for it yet. */
  function lay(): void {
    const recorded = recordings.current.filter((one) => one !== undefined)
    if (recorded.length < sides.length || !sides.every(({ stage }) => stage.isThere())) return
    const axis = axisOf(runsOf(sides, recorded), tells)
    setLesson({ recordings: recorded, axis })
    show(axis).tell()
  }

  function forget(): void {
    replay?.playhead.pause()
    recordings.current = []
    setLesson(undefined)
    setReplay(undefined)
  }

  const recorders = sides.map(({ stage }, side): Recorder | undefined => {
    const { shows, pointing } = stage.story.parameters as ShowsParameters
    if (shows === undefined) return undefined
    let end: (() => Recording) | undefined
    return {
      begin(canvas) {
        prepareTimeAxis()
        ;({ end } = recordStage(canvas, shows, { pointing }))
      },
      end: () => void (recordings.current[side] = end?.()),
    }
  })

  return { recorders, replay, lesson, show, lay, forget }
}

/** A demo that is recorded, and what it is called. */
export interface RunSide {
  title: string
  stage: Stage
}

/** Runs with the lesson's own times. */
export interface Lesson {
  recordings: readonly Recording[]
  axis: Axis
}

/** What was recorded of each side, with its name. */
export function runsOf(sides: readonly RunSide[], recordings: readonly Recording[]): readonly NamedRun[] {
  return recordings.map((recording, side) => ({ title: sides[side]?.title ?? '', recording }))
}
