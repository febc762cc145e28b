import { groups, lessons } from './lessons.ts'

/**
 * A lesson with its group, its number, and the lessons before and after it.
 *
 * @throws Error if no lesson has this slug
 */
export function lessonOf(slug: string) {
  const index = lessons.findIndex((lesson) => lesson.slug === slug)
  const lesson = lessons[index]
  const group = groups.find((candidate) => candidate.slug === lesson?.group)
  if (lesson === undefined || group === undefined) throw new Error(`There is no lesson “${slug}”.`)
  return {
    lesson,
    group,
    number: index + 1,
    count: lessons.length,
    previous: lessons[index - 1],
    next: lessons[index + 1],
  }
}
