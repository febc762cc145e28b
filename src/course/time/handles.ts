import type { Axis } from './axis.ts'
import type { Recording, Run } from './recording.ts'
import { endId, withIds } from './times.ts'
import type { Times } from './times.ts'

/** A time of a run that can be moved. */
export interface Handle {
  id: string
  /** Such as `End of posts?userId=2`, or `Press of User 2`. */
  name: string
  kind: 'end' | 'press'
  /** The run that has its mark; where several have such a time, the first of them, and it is moved for all. */
  of: string
  /** In ms: of an answer since its request left, of a press since the first one. */
  value: number
  /** What it is in the lesson; undefined where the lesson's own run has nothing of that kind. */
  lesson: number | undefined
  least: number
  most: number
  /** Where on the axis it counts from. */
  zero: number
  /** Where on the axis it is. */
  at: number
}

/** By how much a handle moves, in ms. */
export const STEP_MS = 100
const PAGE_MS = 500

/** How long an answer may take, and when a press may be at the latest, in ms. */
const LEAST_MS = 200
const MOST_MS = 3000

/**
 * What can be moved of an axis: the end of each request that was answered after the first press, and each press.
 *
 * @param lesson the runs with the lesson's own times
 */
export function handlesOf(axis: Axis, lesson: Axis, times: Times): readonly Handle[] {
  const found = axis.runs.flatMap(movableIn)
  const own = lesson.runs.flatMap(movableIn)
  return found
    .filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
    .map((handle, index, all) => {
      const before = all.slice(0, index).filter(({ name }) => name === handle.name).length
      const inLesson = own.find(({ id }) => id === handle.id)?.value
      const moved = times[handle.id]
      const value = moved ?? handle.value
      return {
        ...handle,
        name: before === 0 ? handle.name : `${handle.name}, ${before + 1}`,
        value,
        lesson: inLesson,
        most: Math.max(MOST_MS, roundUp(inLesson ?? value)),
        at: moved === undefined ? handle.at : handle.zero + moved,
      }
    })
}

type Found = Omit<Handle, 'lesson' | 'most' | 'of'>

function movableIn({ title, recording }: Run) {
  return [...pressesIn(recording), ...endsIn(recording)].map((found) => ({ ...found, of: title }))
}

function pressesIn({ presses }: Recording): readonly Found[] {
  return withIds(presses).flatMap(({ id, at, deed }) => {
    if (deed === undefined) return []
    const name = `Press of ${deed.does === 'point' ? 'the pointer on ' : ''}${deed.name}`
    return [{ id, name, kind: 'press' as const, value: rounded(at), least: 0, zero: 0, at }]
  })
}

function endsIn({ requests }: Recording): readonly Found[] {
  return requests.flatMap(({ key, says, from, to = 0, outcome, takesMs }) => {
    // What the client cancels, and what never comes, has no end that the server decides.
    if (key === undefined || takesMs === undefined || typeof outcome !== 'number' || to <= 0) return []
    const kind = 'end' as const
    return [
      { id: endId(key), name: `End of ${says}`, kind, value: takesMs, least: LEAST_MS, zero: from, at: to },
    ]
  })
}

/** The value that a key leads to; undefined for other keys. */
export function valueAfter(key: string, { value, least, most }: Handle): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: STEP_MS,
    ArrowUp: STEP_MS,
    ArrowLeft: -STEP_MS,
    ArrowDown: -STEP_MS,
    PageUp: PAGE_MS,
    PageDown: -PAGE_MS,
    Home: -Infinity,
    End: Infinity,
  }
  const by = steps[key]
  return by === undefined ? undefined : within(rounded(value) + by, { least, most })
}

/** The nearest value that a handle can have. */
export function within(ms: number, { least, most }: Pick<Handle, 'least' | 'most'>): number {
  return Math.min(most, Math.max(least, Number.isFinite(ms) ? rounded(ms) : ms))
}

/** What a handle says, in words. */
export function wordsOf({ kind, value, lesson }: Handle): string {
  const says = kind === 'end' ? `answered after ${inSeconds(value)}` : `at ${inSeconds(value)}`
  return lesson === undefined || rounded(lesson) === rounded(value)
    ? says
    : `${says}, in the lesson ${inSeconds(lesson)}`
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} seconds`
}

function rounded(ms: number): number {
  // Not -0.
  return Math.round(ms / STEP_MS) * STEP_MS + 0
}

function roundUp(ms: number): number {
  return Math.ceil(ms / STEP_MS) * STEP_MS
}
