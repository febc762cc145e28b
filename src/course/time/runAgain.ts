import { neverBack } from '#api/neverBack.ts'
import { worldOn } from '#course/world/worldContext.ts'
import { fromFirstPress, shownAt } from './axis.ts'
import { controlOf, doAgain } from './presses.ts'
import type { Recording, Shows } from './recording.ts'
import { recordStage } from './recordStage.ts'
import { planOf } from './times.ts'
import type { Times } from './times.ts'

/** How long the demo may take until it is as it was at the first press, in ms; then the presses come all the same. */
const READY_WITHIN_MS = 8000
/** How long a press waits for its control, in ms: a machine may be a little slower than it was. */
const CONTROL_WITHIN_MS = 300
/** How long nothing may happen until a run is over, and how long it may take in all, in ms. */
const QUIET_MS = 400
const OVER_WITHIN_MS = 20_000

/** A demo that somebody has run, to be run again in a new world. */
export interface RunAgain {
  /** The run with the lesson's own times. */
  lesson: Recording
  /** Those times that were moved. */
  times: Times
  shows: Shows
  pointing?: boolean | undefined
  /** Aborted when other times are wanted. */
  signal: AbortSignal
}

/** Records a stage on which a demo is to appear, and does there what was done in the lesson's run, at the times that were moved to. */
export function runAgain(stage: HTMLElement, { lesson, times, shows, pointing, signal }: RunAgain) {
  const now = neverBack()
  const startedAt = now()
  const record = recordStage(stage, shows, { pointing })
  const plan = planOf(lesson, times)
  const own = fromFirstPress(lesson)

  /** As it was at the first press: what had been answered is, and the page shows what it showed. */
  function isReady(): boolean {
    const [first] = plan
    const answered = own.requests.filter(({ to = Infinity }) => to <= 0).length
    const done =
      worldOn(stage)
        ?.log.entries()
        .filter(({ outcome }) => outcome !== 'pending').length ?? 0
    const isThere = first?.deed === undefined || controlOf(stage, first.deed) !== undefined
    return isThere && done >= answered && shows(stage) === shownAt(own, -1)
  }

  async function play(): Promise<Recording> {
    await until(isReady, READY_WITHIN_MS, signal)
    const zero = now() - (plan[0]?.at ?? 0)
    for (const { at, deed } of plan) {
      await until(() => now() - zero >= at, OVER_WITHIN_MS, signal)
      if (deed === undefined) continue
      await until(() => controlOf(stage, deed) !== undefined, CONTROL_WITHIN_MS, signal)
      const control = controlOf(stage, deed)
      if (control !== undefined) doAgain(control, deed)
    }
    await until(() => now() - zero >= own.endMs && isQuiet(), OVER_WITHIN_MS, signal)
    return { ...record.end(), zeroMs: zero - startedAt }
  }

  let quietSince = now()
  let before = ''
  function isQuiet(): boolean {
    const entries = worldOn(stage)?.log.entries() ?? []
    const seen = `${shows(stage)} ${entries.length}`
    const isWaiting = entries.some(({ outcome }) => outcome === 'pending')
    if (seen !== before || isWaiting) quietSince = now()
    before = seen
    return now() - quietSince >= QUIET_MS
  }

  return { play, abandon: () => void record.end() }
}

/** Waits until something is so, at most for so many ms. */
function until(isSo: () => boolean, withinMs: number, signal: AbortSignal): Promise<void> {
  const now = neverBack()
  const end = now() + withinMs
  return new Promise((resolve, reject) => {
    function look(): void {
      if (signal.aborted) reject(signal.reason as Error)
      else if (isSo() || now() >= end) resolve()
      else setTimeout(look, LOOK_MS)
    }
    look()
  })
}

/** How long between two looks, in ms. A page in the background has no frames. */
const LOOK_MS = 4
