import type { Axis } from './axis.ts'
import type { Recording } from './recording.ts'
import { endId, isAnswered, withIds } from './times.ts'
import type { Times } from './times.ts'

/** A time of a run that can be moved. */
export interface Handle {
  id: string
  /** Such as `End of posts?userId=2`, or `Press of User 2`. */
  name: string
  kind: 'end' | 'press'
  /** In ms: of an answer since its request left, of a press since the first one. */
  value: number
  /** What it is in the lesson; undefined where the lesson's own run has nothing of that kind. */
  lesson: number | undefined
  least: number
  most: number
}

/** By how much a time moves, in ms. */
export const STEP_MS = 100

/** How long an answer may take, and when a press may be at the latest, in ms. */
const SHORTEST_ANSWER_MS = 200
const MOST_MS = 3000

/**
 * What can be moved of an axis: each press, and the end of each request that was answered after the first of them. What several runs have
 * is moved for all. First stands what the lesson has, whatever became of it since: nothing that somebody moves goes, or changes its place.
 *
 * @param lesson the runs with the lesson's own times
 */
export function handlesOf(axis: Axis, lesson: Axis, times: Times): readonly Handle[] {
  const own = lesson.runs.flatMap(({ recording }) => movableIn(recording))
  return [...own, ...axis.runs.flatMap(({ recording }) => movableIn(recording))]
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .map((handle, index, all) => {
      const before = all.slice(0, index).filter(({ name }) => name === handle.name).length
      return {
        ...handle,
        name: before === 0 ? handle.name : `${handle.name}, ${before + 1}`,
        value: times[handle.id] ?? handle.value,
        lesson: own.find(({ id }) => id === handle.id)?.value,
        most: Math.max(MOST_MS, Math.ceil(handle.value / STEP_MS) * STEP_MS),
      }
    })
}

type Movable = Omit<Handle, 'lesson' | 'most'>

function movableIn({ presses, requests }: Recording): readonly Movable[] {
  const pressed = withIds(presses).flatMap(({ id, at, deed }) => {
    if (deed === undefined) return []
    const name = `Press of ${deed.does === 'point' ? 'the pointer on ' : ''}${deed.name}`
    return [{ id, name, kind: 'press' as const, value: rounded(at), least: 0 }]
  })
  const ended = requests
    .filter(isAnswered)
    .filter(({ to }) => to > 0)
    .map(({ key, says, takesMs }) => {
      const kind = 'end' as const
      return { id: endId(key), name: `End of ${says}`, kind, value: takesMs, least: SHORTEST_ANSWER_MS }
    })
  return [...pressed, ...ended]
}

/** What a time is, in words, and what it is in the lesson. */
export function handleText({ kind, value, lesson }: Handle): string {
  const says = `${kind === 'end' ? 'after' : 'at'} ${tenthsOfSeconds(value)}`
  return lesson === undefined || rounded(lesson) === rounded(value)
    ? says
    : `${says}, was ${tenthsOfSeconds(lesson)}`
}

function tenthsOfSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function rounded(ms: number): number {
  // Not -0.
  return Math.round(ms / STEP_MS) * STEP_MS + 0
}
