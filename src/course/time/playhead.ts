import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { paceOf } from './axis.ts'
import type { Axis } from './axis.ts'

export interface PlayheadState {
  /** In ms of the axis. */
  at: number
  isPlaying: boolean
  /** Whether the run is still to be replayed from its start, wherever one is. */
  isUnplayed: boolean
}

/** Where one is on an axis. */
export interface Playhead {
  store: StoreApi<PlayheadState>
  /** Moments that the axis marks, such as those of a line of code that somebody points at. */
  marks: StoreApi<readonly number[]>
  /** Goes on to the telling frame, or from there to the end; at the end, and the first time, it begins at the start. */
  play(): void
  pause(): void
  moveTo(at: number): void
  /** Shows the telling frame of a run that nobody has replayed yet. */
  tell(): void
  /** To the next moment, or the one before. */
  step(by: 1 | -1): void
}

/** Makes a playhead at the start of an axis. For readers who prefer reduced motion it jumps. */
export function createPlayhead(axis: Axis): Playhead {
  const store = createStore<PlayheadState>(() => ({ at: axis.from, isPlaying: false, isUnplayed: false }))
  const marks = createStore<readonly number[]>(() => [])
  const { durationMs } = paceOf(axis)
  const msPerMs = (axis.to - axis.from) / durationMs
  let awaited: number | undefined

  function pause(): void {
    if (awaited !== undefined) cancelAnimationFrame(awaited)
    awaited = undefined
    store.setState({ isPlaying: false, isUnplayed: false })
  }

  function moveTo(at: number): void {
    pause()
    store.setState({ at: Math.min(axis.to, Math.max(axis.from, at)) })
  }

  function tell(): void {
    moveTo(axis.telling)
    store.setState({ isUnplayed: true })
  }

  function play(): void {
    const { at, isUnplayed } = store.getState()
    const begin = isUnplayed || at >= axis.to ? axis.from : at
    const end = begin < axis.telling ? axis.telling : axis.to
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      moveTo(end)
      return
    }
    const startedAt = performance.now()
    store.setState({ at: begin, isPlaying: true, isUnplayed: false })

    function go(): void {
      const next = begin + (performance.now() - startedAt) * msPerMs
      if (next >= end) {
        moveTo(end)
        return
      }
      store.setState({ at: next })
      awaited = requestAnimationFrame(go)
    }
    awaited = requestAnimationFrame(go)
  }

  function step(by: 1 | -1): void {
    const { at } = store.getState()
    const stops = [axis.from, ...axis.moments.map((moment) => moment.at), axis.telling, axis.to].toSorted(
      (one, other) => one - other,
    )
    moveTo((by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at)
  }

  return { store, marks, play, pause, moveTo, tell, step }
}
