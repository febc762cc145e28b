import { useEffect, useRef, useState } from 'react'
import { axisOf } from '#course/time/axis.ts'
import type { Axis } from '#course/time/axis.ts'
import { compare, LEAST_DIFFERENCE_MS } from '#course/time/instrument.ts'
import type { Comparison, Instrument } from '#course/time/instrument.ts'
import type { Playhead } from '#course/time/playhead.ts'
import { answersIn } from '#course/time/times.ts'
import type { Times } from '#course/time/times.ts'
import type { Recording, ShowsParameters } from '#course/time/recording.ts'
import { runAgain } from '#course/time/runAgain.ts'
import type { RunAgain } from '#course/time/runAgain.ts'
import { runsOf } from './useRecordings.tsx'
import type { Lesson, RunSide } from './useRecordings.tsx'
import { isolateCheck } from './isolateCheck.ts'
import type { Stage } from './useStage.ts'

interface InstrumentOptions {
  tells?: string | undefined
  /** Runs one side after the other. */
  inTurn?: boolean
  /** Replays what is on an axis. */
  show: (axis: Axis) => Playhead
}

/** How long nobody may move a time until the world runs again, in ms. */
const RUNS_AGAIN_AFTER_MS = 500

/**
 * Lets the times of recorded demos be moved. The demos then run again, each in a new world, with these times: nothing is computed beside
 * them.
 *
 * @param lesson what was recorded with the lesson's own times; undefined before it was, and where no time can be moved
 */
export function useInstrument(
  sides: readonly RunSide[],
  lesson: Lesson | undefined,
  { tells, inTurn = false, show }: InstrumentOptions,
): { instrument: Instrument | undefined; leave: () => void } {
  const [times, setTimes] = useState<Times>({})
  const [isRunning, setIsRunning] = useState(false)
  const [comparison, setComparison] = useState<Comparison>()
  const wanted = useRef<Times>({})
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)

  useEffect(() => stop, [])

  function stop(): void {
    clearTimeout(due.current)
    running.current?.abort()
  }

  function leave(): void {
    want({ times: {}, isRunning: false })
    setComparison(undefined)
  }

  function move(id: string, ms: number): void {
    if (wanted.current[id] === ms) return
    want({ times: { ...wanted.current, [id]: ms }, isRunning: true })
  }

  function want(next: Pick<Instrument, 'times' | 'isRunning'>): void {
    stop()
    wanted.current = next.times
    setTimes(next.times)
    setIsRunning(next.isRunning)
    if (next.isRunning) due.current = setTimeout(() => void run(), RUNS_AGAIN_AFTER_MS)
  }

  async function run(): Promise<void> {
    stop()
    if (lesson === undefined) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const runSide = async (side: RunSide, index: number) => {
      const recording = lesson.recordings[index]
      return recording && runSideAgain(side.stage, { lesson: recording, times: wanted.current, signal })
    }
    const recordings = (await runAll(sides, runSide, inTurn)).filter((one) => one !== undefined)
    // Another run may have begun, or the page may have been left.
    if (signal.aborted || !sides.every(({ stage }) => stage.isThere())) return
    setIsRunning(false)
    if (recordings.length < sides.length) return
    const axis = axisOf(runsOf(sides, recordings), tells, LEAST_DIFFERENCE_MS)
    const compared = compare(axis, lesson.axis)
    setComparison(compared)
    const playhead = show(axis)
    if (compared?.isAlike) playhead.moveTo(axis.to)
    else playhead.tell()
  }

  function reset(): void {
    leave()
    if (lesson) show(lesson.axis).tell()
  }

  const instrument = lesson && {
    lesson: lesson.axis,
    times,
    isRunning,
    comparison,
    move,
    takeBack: (before: Pick<Instrument, 'times' | 'isRunning'>) =>
      void (before.times !== wanted.current && want(before)),
    reset,
  }
  return { instrument, leave }
}

async function runAll<Ran>(
  sides: readonly RunSide[],
  run: (side: RunSide, index: number) => Promise<Ran>,
  inTurn: boolean,
): Promise<readonly Ran[]> {
  if (!inTurn) return Promise.all(sides.map(run))
  const ran: Ran[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [index, side] of sides.entries()) ran.push(await run(side, index))
  return ran
}

/** Runs the demo of a stage again in a new world, and records it; undefined where it was broken off, or the demo broke. */
async function runSideAgain(
  stage: Stage,
  options: Pick<RunAgain, 'lesson' | 'times' | 'signal'>,
): Promise<Recording | undefined> {
  const { shows, pointing } = stage.story.parameters as ShowsParameters
  if (shows === undefined) return undefined
  let run: ReturnType<typeof runAgain> | undefined
  let recording: Recording | undefined
  const endIsolation = isolateCheck()
  try {
    await stage.start({
      onCanvas: (canvas) => void (run = runAgain(canvas, { ...options, shows, pointing })),
      driven: {
        answers: answersIn(options.times),
        drive: async () => void (recording = await run?.play()),
      },
    })
  } catch {
    run?.abandon()
  } finally {
    endIsolation()
  }
  return recording
}
