import { isolateCheck } from './isolateCheck.ts'
import type { Stage } from './useStage.ts'
import type { Recording, ShowsParameters } from '#course/time/recording.ts'
import { runAgain } from '#course/time/runAgain.ts'
import type { RunAgain } from '#course/time/runAgain.ts'
import { answersIn } from '#course/time/times.ts'

/** Runs the demo of a stage again in a new world, and records it; undefined where it was broken off, or the demo broke. */
export async function runSideAgain(
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
