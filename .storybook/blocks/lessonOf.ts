import { groups, lessons } from '#curriculum.ts'

/**
 * A lesson with its place in the course.
 *
 * @throws Error for a slug that the curriculum does not have
 */
export function lessonOf(slug: string) {
  const index = lessons.findIndex((lesson) => lesson.slug === slug)
  const lesson = lessons[index]
  const group = groups.find((candidate) => candidate.slug === lesson?.group)
  if (lesson === undefined || group === undefined) throw new Error(`The curriculum has no lesson “${slug}”.`)
  return {
    lesson,
    group,
    number: index + 1,
    count: lessons.length,
    previous: lessons[index - 1],
    next: lessons[index + 1],
  }
}
