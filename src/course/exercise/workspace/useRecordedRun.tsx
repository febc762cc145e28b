import { useRef, useState, useSyncExternalStore } from 'react'
import type { Kept } from '#course/demo/DemoStage.tsx'
import type { Recorder } from '#course/demo/useCheck.ts'
import type { Stage } from '#course/demo/useStage.ts'
import { axisOf } from '#course/time/axis.ts'
import type { Axis } from '#course/time/axis.ts'
import { keptOf } from '#course/time/keptOf.tsx'
import { prepareTimeAxis } from '#course/time/lateTimeAxis.ts'
import { createPlayhead } from '#course/time/playhead.ts'
import type { Playhead } from '#course/time/playhead.ts'
import type { Recording, ShowsParameters } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'

/** One recorded run of an answer, over time. */
export interface RecordedRun {
  /** Its times are in ms since `startedAt`, which is in ms since the epoch. */
  recording: Recording
  startedAt: number
  axis: Axis
  playhead: Playhead
  /** What the page showed at the playhead, and its requests. */
  kept: Kept
  /** When the axis has its zero: the first press, in ms since the epoch. */
  zero: number
}

/** Records each check of an answer. Its playhead stands at the end, where the page itself is still there to be used. */
export function useRecordedRun(title: string) {
  const [run, setRun] = useState<RecordedRun>()
  const end = useRef<() => Recording>(undefined)
  const startedAt = useRef(0)
  const isReplayed = useSyncExternalStore(
    (listener) => run?.playhead.store.subscribe(listener) ?? (() => undefined),
    () => run !== undefined && run.playhead.store.getState().at < run.axis.to,
  )

  function lay(recording: Recording): void {
    const axis = axisOf([{ title, recording }])
    const aligned = axis.runs[0]?.recording ?? recording
    const playhead = createPlayhead(axis)
    playhead.moveTo(axis.to)
    setRun({
      recording,
      startedAt: startedAt.current,
      axis,
      playhead,
      kept: keptOf(aligned, playhead),
      zero: startedAt.current + (recording.presses[0]?.at ?? 0),
    })
  }

  function recorderOf(stage: Stage): Recorder {
    const { shows = textShown } = stage.story.parameters as ShowsParameters
    return {
      begin(canvas) {
        prepareTimeAxis()
        startedAt.current = Date.now()
        ;({ end: end.current } = recordStage(canvas, shows))
      },
      end() {
        const recording = end.current?.()
        end.current = undefined
        if (recording !== undefined && stage.isThere()) lay(recording)
      },
    }
  }

  return {
    run,
    /** Whether the playhead stands before the end of the run. */
    isReplayed,
    recorderOf,
    forget(): void {
      run?.playhead.pause()
      setRun(undefined)
    },
  }
}

/** How much of a page's text says what it shows. */
const LONGEST_SHOWN = 80

/** What a page shows, in its own words: what it tells and what its headings say, or all of its text if there is none of these. */
function textShown(stage: HTMLElement): string {
  const told = [...stage.querySelectorAll<HTMLElement>('[role=status], [role=alert], h1, h2, h3')]
    .map(textWithoutButtons)
    .filter((text) => text !== '')
  const text = told.length > 0 ? told.join(' · ') : textWithoutButtons(stage)
  if (text === '') return 'nothing'
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).trimEnd()} …` : text
}

/** What can be pressed is there whatever the page shows. */
function textWithoutButtons(element: HTMLElement): string {
  const labels = [...element.querySelectorAll('button')].map((button) => button.innerText)
  const text = labels.reduce((rest, label) => rest.replace(label, ' '), element.innerText)
  return text.replace(/\s+/g, ' ').trim()
}
