import type { LoggedRequest } from '#api/requestLog.ts'
import type { World } from '#mocks/world.ts'
import { worldOn } from '#course/world/worldOn.ts'
import { frameOf } from './frameOf.ts'
import { notePresses } from './pressOf.ts'
import type { Frame, Recording, Shown, Shows, TimedRequest } from './recording.ts'

/** How many copies of a stage are kept, to bound the memory; the last one always is. */
const MOST_FRAMES = 400

/** Records what happens on a stage from now on, until its `end`. */
export function recordStage(stage: HTMLElement, shows: Shows): { end: () => Recording } {
  const startedAt = Date.now()
  const since = () => Date.now() - startedAt
  const { presses, stop } = notePresses(stage, since)
  const shown: Shown[] = []
  const frames: Frame[] = []
  let world: World | undefined
  let awaited: number | undefined

  function look(): void {
    world = worldOn(stage) ?? world
    const says = shows(stage)
    if (says !== shown.at(-1)?.says) shown.push({ from: since(), says })
    awaited ??= requestAnimationFrame(take)
  }

  function take(): void {
    awaited = undefined
    frames.splice(MOST_FRAMES - 1)
    frames.push({ at: since(), element: frameOf(stage) })
  }

  const observer = new MutationObserver(look)
  observer.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true })
  // What is typed changes no attribute.
  stage.addEventListener('input', look)
  look()

  return {
    end() {
      observer.disconnect()
      stage.removeEventListener('input', look)
      stop()
      if (awaited !== undefined) cancelAnimationFrame(awaited)
      look()
      take()
      if (awaited !== undefined) cancelAnimationFrame(awaited)
      const requests = (world?.log.entries() ?? []).map((entry) => timed(entry, startedAt))
      return { presses, requests, shown, frames, endMs: since() }
    },
  }
}

function timed(
  { id, method, path, startedAt, durationMs, outcome }: LoggedRequest,
  zero: number,
): TimedRequest {
  const from = startedAt - zero
  return {
    id,
    says: method === 'GET' ? path : `${method} ${path}`,
    from,
    to: durationMs === undefined ? undefined : from + durationMs,
    outcome,
  }
}
