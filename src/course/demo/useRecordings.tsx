import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Recorder } from '#course/stage/useCheck.ts'
import type { Stage } from '#course/stage/useStage.ts'
import { axisOf } from '#course/time/axis.ts'
import type { Axis } from '#course/time/axis.ts'
import { KeptFrame } from '#course/time/KeptFrame.tsx'
import { createPlayhead } from '#course/time/playhead.ts'
import type { Playhead } from '#course/time/playhead.ts'
import type { Recording, ShowsParameters } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'

/** Two recorded runs on one axis, and what their stages show at its playhead. */
export interface Replay {
  axis: Axis
  playhead: Playhead
  frames: readonly ReactNode[]
}

interface Side {
  title: string
  stage: Stage
}

/**
 * Records the checks of both sides of a pair, if their stories say what they show.
 *
 * @param tells what the first side shows where it matters that the other one shows something else
 */
export function useRecordings(sides: readonly [Side, Side], tells: string | undefined) {
  const recordings = useRef<(Recording | undefined)[]>([])
  const [replay, setReplay] = useState<Replay>()

  /** Lays what was recorded over one axis, and plays it up to the telling frame. */
  function lay(): void {
    const runs = sides.flatMap(({ title }, side) => {
      const recording = recordings.current[side]
      return recording === undefined ? [] : [{ title, recording }]
    })
    if (runs.length < sides.length || !sides.every(({ stage }) => stage.isThere())) return
    const axis = axisOf(runs, tells)
    const playhead = createPlayhead(axis)
    const frames = axis.runs.map(({ title, recording }) => (
      <KeptFrame key={title} recording={recording} playhead={playhead} />
    ))
    setReplay({ axis, playhead, frames })
    playhead.play()
  }

  function forget(): void {
    replay?.playhead.pause()
    recordings.current = []
    setReplay(undefined)
  }

  const recorder = (side: number, { stage }: Side): Recorder | undefined => {
    const { shows } = stage.story.parameters as ShowsParameters
    if (shows === undefined) return undefined
    let end: (() => Recording) | undefined
    return {
      begin: (canvas) => void ({ end } = recordStage(canvas, shows)),
      end: () => void (recordings.current[side] = end?.()),
    }
  }

  return { recorders: [recorder(0, sides[0]), recorder(1, sides[1])] as const, replay, lay, forget }
}
