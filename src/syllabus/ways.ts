import { lessons } from './lessons.ts'
import type { Lesson, LessonSlug } from './lessons.ts'
import { lengthOf } from './minutesOf.ts'

/** A way through the course, for those who know something of it already. */
export interface Way {
  slug: 'new' | 'effects' | 'query'
  name: string
  /** Whose way it is, in a sentence. */
  says: string
  /** Its lessons, in the order of the course. */
  lessons: readonly LessonSlug[]
}

/** From the one that assumes least. */
export const ways: readonly Way[] = [
  {
    slug: 'new',
    name: 'New to server state',
    says: 'All lessons in their order: first why, then one step after the other.',
    lessons: lessons.map(({ slug }) => slug),
  },
  {
    slug: 'effects',
    name: 'I fetch in effects',
    says: 'Replace them with queries, and see what that takes off your hands.',
    lessons: [
      'why-a-query',
      'basic-query',
      'stale-and-gc',
      'pagination',
      'infinite-query',
      'todo-demo',
      'when-may-it-ask',
      'which-entries-changed',
      'errors-end-to-end',
    ],
  },
  {
    slug: 'query',
    name: 'I use TanStack Query',
    says: 'Show me what I miss: age, races, renders and failures.',
    lessons: [
      'stale-and-gc',
      'todo-demo',
      'when-may-it-ask',
      'which-entries-changed',
      'select-and-renders',
      'errors-end-to-end',
    ],
  },
]

/** The way of this name; undefined if nobody has chosen one, or there is none of this name any more. */
export function wayOf(slug: string | undefined): Way | undefined {
  return ways.find((way) => way.slug === slug)
}

/** The lessons of a way, or all where there is none. */
export function lessonsOn(way: Way | undefined): readonly Lesson[] {
  return lessons.filter(({ slug }) => way === undefined || way.lessons.includes(slug))
}

/** The lessons before and after one on a way; from a lesson beside it, those of the way that are nearest. */
export function neighboursOn(way: Way | undefined, slug: string): { previous?: Lesson; next?: Lesson } {
  const place = lessons.findIndex((lesson) => lesson.slug === slug)
  const on = lessonsOn(way)
  const previous = on.findLast((lesson) => lessons.indexOf(lesson) < place)
  const next = on.find((lesson) => lessons.indexOf(lesson) > place)
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** Such as '6 lessons, about 4 hours'. */
export function wayLength(way: Way): string {
  return lengthOf(lessonsOn(way))
}
