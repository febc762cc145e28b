import { practiceIds } from '#syllabus/practiceList.ts'
import type { LessonPractice } from '#syllabus/practiceList.ts'
import type { Progress } from './progress.ts'

/** How much of what there is to do is done. */
export interface Tally {
  done: number
  all: number
}

/** Whether a lesson has been begun, and whether it has been read with all its exercises solved. */
export type LessonState = 'new' | 'begun' | 'done'

/** How many of the exercises and predictions are done: of one lesson, or of all. */
export function tallyOf(
  { solved, predictions }: Progress,
  ids: LessonPractice = practiceIds(),
): Record<keyof LessonPractice, Tally> {
  const isAnswered = (id: string) => predictions[id]?.measured !== undefined
  return {
    exercises: { done: ids.exercises.filter((id) => solved.includes(id)).length, all: ids.exercises.length },
    predictions: { done: ids.predictions.filter(isAnswered).length, all: ids.predictions.length },
  }
}

/** Such as '4 of 27 exercises · 6 of 20 predictions'. What there is none of is left out. */
export function tallyText(tally: Record<keyof LessonPractice, Tally>): string {
  return (['exercises', 'predictions'] as const)
    .filter((kind) => tally[kind].all > 0)
    .map(
      (kind) =>
        `${tally[kind].done} of ${tally[kind].all} ${tally[kind].all === 1 ? kind.slice(0, -1) : kind}`,
    )
    .join(' · ')
}

/** How far a lesson is. */
export function lessonState(progress: Progress, slug: string, ids = practiceIds(slug)): LessonState {
  const { exercises, predictions } = tallyOf(progress, ids)
  const isRead = progress.read.includes(slug)
  if (isRead && exercises.done === exercises.all) return 'done'
  return isRead || exercises.done > 0 || predictions.done > 0 ? 'begun' : 'new'
}

/** How much of a lesson is done: its exercises, its predictions, and reading it. */
export function lessonTally(progress: Progress, slug: string, ids = practiceIds(slug)): Tally {
  const { exercises, predictions } = tallyOf(progress, ids)
  const read = progress.read.includes(slug) ? 1 : 0
  return { done: exercises.done + predictions.done + read, all: exercises.all + predictions.all + 1 }
}

/** How far a lesson is that has been begun, and what counts: no other number of it counts reading. */
export function lessonTallyText(progress: Progress, slug: string, ids = practiceIds(slug)): string {
  const { done, all } = lessonTally(progress, slug, ids)
  return `${done} of ${all} done: exercises, predictions, and reading it`
}

/** The same in few words, for a place that is small; empty for one that is new. */
export function lessonShortText(progress: Progress, slug: string, ids = practiceIds(slug)): string {
  const state = lessonState(progress, slug, ids)
  if (state === 'new') return ''
  const { done, all } = lessonTally(progress, slug, ids)
  return state === 'done' ? '✓ Done' : `${done} of ${all} done`
}

/** How far a lesson is, in words; empty for one that is new. */
export function lessonText(progress: Progress, slug: string, ids = practiceIds(slug)): string {
  const state = lessonState(progress, slug, ids)
  if (state === 'new') return ''
  return state === 'done'
    ? '✓ Done'
    : ['Begun', tallyText(tallyOf(progress, ids))].filter(Boolean).join(' · ')
}
