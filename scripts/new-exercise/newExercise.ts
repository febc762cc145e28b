import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { addToPractice } from './addToPractice.ts'

/** What there is to practise, which progress counts. */
const LIST = 'src/syllabus/practiceList.ts'
const TEMPLATES = resolve(import.meta.dirname, 'templates')

/** Explains in a sentence why an exercise cannot be made. */
export class InputError extends Error {}

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

  const list = addToPractice(await readFile(resolve(root, LIST), 'utf8'), slug, names.slug)
  await write(resolve(root, LIST), list, import.meta.filename)

  const templates = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
  const files = [LIST]
  for (const template of templates) {
    const place = template.slice(TEMPLATES.length + 1).replaceAll('\\', '/')
    const file = `${folder}/${place.replace('SampleExercise', names.pascal)}`
    await write(resolve(root, file), adapt(await readFile(template, 'utf8'), names, lesson), template)
    files.push(file)
  }
  return { files: files.toSorted(), name: names.camel }
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

function adapt(template: string, { title, slug, camel, pascal }: Names, lesson: Lesson): string {
  return template
    .replaceAll('SampleExercise', pascal)
    .replaceAll('sampleExercise', camel)
    .replaceAll('Sample Exercise', title)
    .replaceAll('sample-exercise', slug)
    .replaceAll('Sample Lesson', lesson.title)
    .replaceAll('sample-lesson', lesson.slug)
}

/** Writes a file in Prettier's format, with the options of another one. */
async function write(file: string, text: string, example: string): Promise<void> {
  const formatted = await format(text, { ...(await resolveConfig(example)), filepath: file })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, formatted)
}
