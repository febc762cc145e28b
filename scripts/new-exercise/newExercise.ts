import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { lessons } from '#syllabus/lessons.ts'
import { copyTemplates, editFile, InputError } from '../generator.ts'
import { addToPractice } from './addToPractice.ts'

/** What there is to practise, which progress counts. */
const LIST = 'src/syllabus/practiceList.ts'
const TEMPLATES = resolve(import.meta.dirname, 'templates')

/** The arguments of the generator. */
export interface ExerciseInput {
  title: string
  /** The slug of the lesson that it belongs to. */
  lesson: string
}

export interface NewExercise {
  /** The written and changed files, relative to the project's root, with slashes. */
  files: string[]
  /** The name of the definition, for the lesson's page. */
  name: string
}

/**
 * Adds an exercise to a lesson: answers, a grader, a definition, and its place in the list of what there is to practise. They pass
 * every check as they are.
 *
 * @param root the project's folder
 * @throws InputError if there cannot be such an exercise; nothing is written then
 */
export async function newExercise(
  { title, lesson: slug }: ExerciseInput,
  root: string,
): Promise<NewExercise> {
  const lesson = lessons.find((each) => each.slug === slug)
  if (lesson === undefined)
    throw new InputError(
      `There is no lesson “${slug}”. The lessons are: ${lessons.map((each) => each.slug).join(', ')}.`,
    )
  const names = namesOf(title)
  const folder = `stories/lessons/${slug}/exercises/${names.slug}`
  if (existsSync(resolve(root, folder)))
    throw new InputError(`${folder} exists already: choose another title.`)

  const places = {
    'SampleExercise.stories.tsx': `${folder}/${names.pascal}.stories.tsx`,
    'exercise.ts': `${folder}/exercise.ts`,
    'solution.tsx': `${folder}/solution.tsx`,
    'start.tsx': `${folder}/start.tsx`,
  }
  const words = [
    ['SampleExercise', names.pascal],
    ['sampleExercise', names.camel],
    ['Sample Exercise', names.title],
    ['Sample Lesson', lesson.title],
  ] as const
  await editFile(resolve(root, LIST), (list) => addToPractice(list, slug, names.slug))
  await copyTemplates(TEMPLATES, places, words, root)
  return { files: [LIST, ...Object.values(places)], name: names.camel }
}

interface Names {
  title: string
  slug: string
  pascal: string
  camel: string
}

function namesOf(typed: string): Names {
  const title = typed.trim().replaceAll(/\s+/g, ' ')
  if (!/^[A-Z][a-z\d]*( [a-zA-Z\d]+)*$/.test(title))
    throw new InputError(
      `The title “${title}” makes no file name: it has to begin with a capital, and to hold English letters, digits and spaces only.`,
    )
  const words = title.split(' ')
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    title,
    slug: words.join('-').toLowerCase(),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  }
}
