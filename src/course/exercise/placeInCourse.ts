import { practice } from '#syllabus/practiceList.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import type { Exercise } from '#course/exercise/exercise.ts'

/** The id of the page that an exercise has for itself. */
export function exercisePageId({ storyId }: Pick<Exercise, 'storyId'>): string {
  return storyId.replace(/--solution$/, '--docs')
}

/** The id of an exercise's card in its lesson. */
export function cardId({ id }: Pick<Exercise, 'id'>): string {
  return `exercise-${id.slice(id.indexOf('/') + 1)}`
}

/** Where an exercise is in the course. */
export function placeInCourse(exercise: Pick<Exercise, 'id' | 'storyId'>) {
  const [slug = '', folder = ''] = exercise.id.split('/')
  const { lesson } = lessonOf(slug)
  const exercises = practice[slug]?.exercises ?? []
  const index = exercises.indexOf(folder)
  const next = exercises[index + 1]
  return {
    lesson,
    number: index + 1,
    count: exercises.length,
    /** The address of its card in the lesson, for a link to a docs page. */
    back: `${lessonPageId(lesson)}#${cardId(exercise)}`,
    /** The page of the lesson's next exercise, if there is one: Storybook makes its id of the same words as the folder. */
    next:
      next &&
      exercisePageId({ storyId: exercise.storyId.replace(`${folder}--solution`, `${next}--solution`) }),
  }
}
