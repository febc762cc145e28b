import { neverBack } from '#api/neverBack.ts'
import { answerKey } from '#mocks/answerTimes.ts'
import { answerMs } from '#mocks/network.ts'
import type { World } from '#mocks/world.ts'
import { worldOn } from '#course/world/worldContext.ts'
import { copyOfStage } from './stageCopy.ts'
import { notePresses } from './presses.ts'
import type { StageCopy, Recording, Shown, Shows, TimedRequest } from './recording.ts'

/** How many copies of a stage are kept, to bound the memory; the last one always is. */
const MOST_FRAMES = 400

/**
 * Records what happens on a stage from now on, until its `end`.
 *
 * @param pointing whether to record what is pointed at, too
 */
export function recordStage(
  stage: HTMLElement,
  shows: Shows,
  { pointing = false }: { pointing?: boolean | undefined } = {},
): { end: () => Recording } {
  const now = neverBack()
  const startedAt = now()
  const since = () => now() - startedAt
  const { presses, stop } = notePresses(stage, since, pointing)
  const shown: Shown[] = []
  const frames: StageCopy[] = []
  let world: World | undefined
  let awaited: number | undefined
  let afterInput: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    world = worldOn(stage) ?? world
    const says = shows(stage)
    if (says !== shown.at(-1)?.says) shown.push({ from: since(), says })
    awaited ??= requestAnimationFrame(take)
  }

  function take(): void {
    awaited = undefined
    frames.splice(MOST_FRAMES - 1)
    frames.push({ at: since(), element: copyOfStage(stage), height: stage.offsetHeight })
  }

  /** A field has its new value before React knows of it: nobody sees the page between the two. */
  function lookSoon(): void {
    clearTimeout(afterInput)
    afterInput = setTimeout(look)
  }

  const observer = new MutationObserver(look)
  observer.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true })
  // What is typed changes no attribute.
  stage.addEventListener('input', lookSoon)
  look()

  return {
    end() {
      observer.disconnect()
      stage.removeEventListener('input', lookSoon)
      clearTimeout(afterInput)
      stop()
      if (awaited !== undefined) cancelAnimationFrame(awaited)
      look()
      take()
      if (awaited !== undefined) cancelAnimationFrame(awaited)
      return { presses, requests: timedRequests(world, startedAt), shown, frames, endMs: since() }
    },
  }
}

function timedRequests(world: World | undefined, zero: number): readonly TimedRequest[] {
  if (world === undefined) return []
  const entries = world.log.entries()
  return entries.map((entry) => {
    const { id, method, path, startedAt, durationMs, outcome } = entry
    const key = answerKey(entries, entry)
    const from = startedAt - zero
    return {
      id,
      says: method === 'GET' ? path : `${method} ${path}`,
      from,
      to: durationMs === undefined ? undefined : from + durationMs,
      outcome,
      key,
      takesMs: answerMs(world.network.conditions(), { method, path, key }),
    }
  })
}
