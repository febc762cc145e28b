import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { screenName } from '#syllabus/lessons.ts'
import { copyTemplates, editFile, InputError } from '../generator.ts'
import { checkInput } from './checkInput.ts'
import type { LessonInput, LessonText } from './checkInput.ts'

const TEMPLATES = resolve(import.meta.dirname, 'templates')
const DEFINITIONS = 'src/syllabus/lessons.ts'
/** The templates' promise, which a lesson without a promise gets. */
const PROMISE = 'Keep one value in state, and compute what follows from it.'

export interface NewLesson {
  /** The lesson's address in the app. */
  path: string
  /** The one file that was there before, relative to the project's root, with slashes. */
  changed: string
  /** The new files. */
  written: string[]
}

/**
 * Adds a lesson to a project: its definition, a screen, a docs page, and one file with stories, tasks and a wrong version. All of them work
 * at once, and all lists of lessons follow from the definition.
 *
 * @param root the project's folder, which holds `src` and `stories`
 * @throws InputError if there cannot be such a lesson; nothing is written then
 */
export async function newLesson(input: LessonInput, root: string): Promise<NewLesson> {
  const lesson = checkInput({ ...input, promise: input.promise ?? PROMISE })
  const name = screenName(lesson)
  const folder = `stories/lessons/${lesson.slug}`
  checkNames(lesson, name, folder, root)

  const places = {
    'SampleLesson.tsx': `src/screens/${name}.tsx`,
    'SampleLesson.stories.tsx': `${folder}/${name}.stories.tsx`,
    'SampleLesson.mdx': `${folder}/${name}.mdx`,
  }
  await editFile(resolve(root, DEFINITIONS), (source) => withDefinition(source, lesson))
  await copyTemplates(TEMPLATES, places, wordsOf(lesson, name), root)
  return { path: `/${lesson.slug}`, changed: DEFINITIONS, written: Object.values(places) }
}

/**
 * Throws if another page has the title, or another file the screen's name in any case, because the build and the tests find a screen by its
 * name.
 */
function checkNames({ title }: LessonText, name: string, folder: string, root: string): void {
  const files = ['src', 'stories'].flatMap((part) =>
    readdirSync(resolve(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  const pages = files.filter((file) => file.endsWith('.mdx'))
  if (
    pages.some((page) => readFileSync(resolve(root, page), 'utf8').includes(`<Meta title="Course/${title}"`))
  )
    throw new InputError(`The course has a page “${title}” already: choose another title.`)
  const names = [`${name}.tsx`, `${name}.stories.tsx`].map((file) => file.toLowerCase())
  const taken = existsSync(resolve(root, folder))
    ? folder
    : files.find((file) => names.includes(basename(file).toLowerCase()))
  if (taken !== undefined) throw new InputError(`${taken} exists already: choose another title.`)
  if (name in globalThis) throw new InputError(`JavaScript has a ${name} already: choose another title.`)
}

/** The text of the definitions with one more, after the last one of its group. */
function withDefinition(
  source: string,
  { slug, skill, title, group, promise, minutes, packages }: LessonText,
): string {
  const end = source.indexOf('\n  },\n', source.lastIndexOf(`group: '${group}',`))
  if (end === -1) throw new Error(`${DEFINITIONS} is not written as it was.`)
  const definition = { slug, skill, title, group, promise, minutes, packages }
  return `${source.slice(0, end)}\n  },\n  ${JSON.stringify(definition)}${source.slice(end + 4)}`
}

function wordsOf({ slug, title, promise }: LessonText, name: string) {
  return [
    // The templates are in one folder, so that the type check covers them.
    ["'./SampleLesson.tsx'", "'#screens/SampleLesson.tsx'"],
    ['SampleLesson', name],
    ['Sample Lesson', title],
    ['sample-lesson', slug],
    [PROMISE, promise.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ] as const
}
