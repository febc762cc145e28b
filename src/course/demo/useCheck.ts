import { useState } from 'react'
import { isolateCheck } from './isolateCheck.ts'
import type { StepReport } from '#course/world/stageContext.ts'
import { checkReason } from './checkReason.ts'
import type { Stage } from './useStage.ts'

/** The state of a check, with the steps so far. */
export type CheckState =
  | { is: 'none' }
  | { is: 'running' | 'passed'; steps: readonly StepReport[] }
  /** It says nothing of the demo, because something else kept it from running as it should. */
  | { is: 'unjudged'; reason: string }
  | { is: 'failed'; steps: readonly StepReport[]; step: string | undefined; reason: string; error: unknown }

/** A demo's own test. */
export type Check = ReturnType<typeof useCheck>

/** What a check needs of the stage on which it plays. */
export type CheckStage = Pick<Stage, 'isThere' | 'region' | 'start'>

/** Watches a stage while a test plays there. */
export interface Recorder {
  /** Told the element of the story, while it is still empty. */
  begin(canvas: HTMLElement): void
  end(): void
}

/** Why a check that failed says nothing: what waits for a time comes late in such a tab. */
const WAS_HIDDEN = 'This tab was hidden meanwhile, and browsers slow hidden tabs down. Try it again.'

/**
 * Plays a story's own test on its stage, with a new world and storage of its own.
 *
 * @param measures whether it is there to measure something: then it does not count in a hidden tab, though it passes
 */
export function useCheck(stage: CheckStage, recorder?: Recorder, { measures = false } = {}) {
  const [state, setState] = useState<CheckState>({ is: 'none' })
  /** Not on a page that has gone: React would keep the change for its next render, and all of the page with it. */
  const say = (next: CheckState) => {
    if (stage.isThere()) setState(next)
  }

  /** Says why it is not judged. */
  function giveUp(reason: string): false {
    say({ is: 'unjudged', reason })
    return false
  }

  /** Returns whether it has passed. */
  async function play(): Promise<boolean> {
    let steps: readonly StepReport[] = []
    let isOver = false
    const endIsolation = isolateCheck()
    const hidden = watchHidden()
    try {
      const onStep = (report: StepReport) => {
        // A play that has its verdict already ends in the middle of a step.
        if (isOver) return
        steps = withReport(steps, report)
        say({ is: 'running', steps })
      }
      await stage.start({ onStep, ...(recorder && { onCanvas: recorder.begin }) })
      // On a page that was left nothing starts, so nothing passes.
      if (!stage.isThere()) return false
      if (measures && hidden.was()) return giveUp(WAS_HIDDEN)
      setState({ is: 'passed', steps })
      return true
    } catch (error) {
      if (hidden.was()) return giveUp(WAS_HIDDEN)
      const failed = steps.find((step) => step.state === 'failed')
      say({ is: 'failed', steps, step: failed?.sentence, reason: checkReason(error), error })
      return false
    } finally {
      isOver = true
      recorder?.end()
      hidden.stop()
      endIsolation()
    }
  }

  return {
    state,
    play,
    /** Says that it runs, also while it waits for another one. */
    announce: () => setState({ is: 'running', steps: [] }),
    forget: () => setState({ is: 'none' }),
    giveUp,
    // The region around the stage has the focus of what has gone from it.
    contains: (element: Element | null) => stage.region.current?.contains(element) === true,
  }
}

/**
 * Runs checks one after another, or together those that may: a document has one focus, and stores are single ones, so what one check
 * types could go to another. Returns whether all have passed.
 */
export async function runChecks(
  checks: readonly Check[],
  how: 'together' | 'in turn' = 'in turn',
): Promise<boolean> {
  const pressed = document.activeElement
  for (const check of checks) check.announce()
  const groups = how === 'together' ? [checks] : checks.map((check) => [check])
  const ends = groups.map((group) => {
    const end = queue.then(() => Promise.all(group.map(({ play }) => play())))
    queue = end
    return end
  })
  const passed = (await Promise.all(ends)).flat().every(Boolean)
  giveBackFocus(pressed, checks)
  return passed
}

/** Tests use the page, and the focus with it. A reader who has moved it themselves meanwhile keeps it where it is. */
function giveBackFocus(to: Element | null, checks: readonly Check[]): void {
  const focused = document.activeElement
  const isTaken = focused === document.body || checks.some((check) => check.contains(focused))
  if (isTaken && to instanceof HTMLElement) to.focus({ preventScroll: true })
}

let queue: Promise<unknown> = Promise.resolve()

/** Notes whether the tab is hidden at some time from now on. */
function watchHidden() {
  let was = document.hidden
  const look = () => {
    was ||= document.hidden
  }
  document.addEventListener('visibilitychange', look)
  return { was: () => was, stop: () => document.removeEventListener('visibilitychange', look) }
}

/** Replaces the report of the same step, or adds a new one. Steps can be nested, and one that each case of a grader repeats is listed once. */
function withReport(steps: readonly StepReport[], report: StepReport): readonly StepReport[] {
  if (report.state === 'running') {
    const before = steps.findIndex(
      ({ sentence, state }) => sentence === report.sentence && state === 'passed',
    )
    return before === -1 ? [...steps, report] : steps.with(before, report)
  }
  const index = steps.findLastIndex(
    ({ sentence, state }) => sentence === report.sentence && state === 'running',
  )
  return steps.with(index, report)
}
