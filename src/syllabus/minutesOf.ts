import { lessons } from './lessons.ts'

/** What a lesson's page asks for. */
export interface LessonLength {
  /** Those of its prose, without code and solutions. */
  words: number
  tasks: number
  predictions: number
  exercises: number
}

/** How long a lesson takes: all numbers of minutes and hours that the course states are made here. */
export function minutesOf({ words, tasks, predictions, exercises }: LessonLength): number {
  return Math.round(words / 200 + tasks + 2 * predictions + 12 * exercises)
}

/** How long all lessons take, in hours. */
export function hoursOf(minutes: readonly number[]): number {
  return Math.round(minutes.reduce((sum, each) => sum + each, 0) / 60)
}

/** Such as '15 lessons, about 10 hours with all exercises'. */
export const courseLength = `${lessons.length} lessons, about ${hoursOf(lessons.map(({ minutes }) => minutes))} hours with all exercises`
