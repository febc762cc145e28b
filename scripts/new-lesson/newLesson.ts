import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { lessonsOf, screenName } from '#syllabus/lessons.ts'
import { checkInput, InputError } from './checkInput.ts'
import type { LessonInput, LessonText } from './checkInput.ts'
import { addDefinition, addToSidebar } from './lists.ts'

const TEMPLATES = resolve(import.meta.dirname, 'templates')
/** The templates' promise, which a lesson without a promise gets. */
const PROMISE = 'Keep one value in state, and compute what follows from it.'

export interface NewLesson {
  /** The lesson's address in the app. */
  path: string
  /** The written files, relative to the project's root, with slashes. */
  files: string[]
  /**
   * Whether the sidebar lists the lesson. If not, its order was not in the expected form and must be edited by hand.
   */
  isInSidebar: boolean
}

/**
 * Adds a lesson to a project: its definition, a screen, stories, tasks and a docs page. All of them work at once.
 *
 * @param root the project's folder, which holds `src`, `stories` and `.storybook`
 * @throws InputError if there cannot be such a lesson; nothing is written then
 */
export async function newLesson(input: LessonInput, root: string): Promise<NewLesson> {
  const lesson = checkInput({ ...input, promise: input.promise ?? PROMISE })
  const name = screenName(lesson)
  const folder = `stories/lessons/${lesson.slug}`
  checkNames(name, folder, root)

  const before = lessonsOf(lesson.group).at(-1)?.title ?? ''
  const sidebar = addToSidebar(await read('.storybook/preview.tsx'), before, lesson.title)
  const texts = {
    'src/syllabus/lessons.ts': addDefinition(await read('src/syllabus/lessons.ts'), lesson),
    ...(sidebar !== undefined && { '.storybook/preview.tsx': sidebar }),
    [`src/screens/${name}.tsx`]: await fillIn('SampleLesson.tsx'),
    [`${folder}/${name}.stories.tsx`]: await fillIn('SampleLesson.stories.tsx'),
    [`${folder}/${name}.mdx`]: await fillIn('SampleLesson.mdx'),
    [`${folder}/tasks.ts`]: await fillIn('tasks.ts'),
    [`${folder}/Tasks.stories.tsx`]: await fillIn('Tasks.stories.tsx'),
    [`${folder}/demos/KeepsACopy.tsx`]: await fillIn('KeepsACopy.tsx'),
  }
  for (const [file, text] of Object.entries(texts)) await write(resolve(root, file), text)
  return { path: `/${lesson.slug}`, files: Object.keys(texts), isInSidebar: sidebar !== undefined }

  function read(file: string): Promise<string> {
    return readFile(resolve(root, file), 'utf8')
  }

  async function fillIn(template: string): Promise<string> {
    return adapt(await readFile(resolve(TEMPLATES, template), 'utf8'), lesson, name)
  }
}

/**
 * Throws if another file has the screen's name in any case, because the build and the tests find a screen by its
 * name.
 */
function checkNames(name: string, folder: string, root: string): void {
  const files = ['src', 'stories'].flatMap((part) =>
    readdirSync(resolve(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  const names = [`${name}.tsx`, `${name}.stories.tsx`].map((file) => file.toLowerCase())
  const taken = existsSync(resolve(root, folder))
    ? folder
    : files.find((file) => names.includes(basename(file).toLowerCase()))
  if (taken !== undefined) throw new InputError(`${taken} exists already: choose another title.`)
  if (name in globalThis) throw new InputError(`JavaScript has a ${name} already: choose another title.`)
}

function adapt(template: string, { slug, title, promise }: LessonText, name: string): string {
  const attribute = promise.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return (
    template
      // The templates are in one folder, so that the type check covers them.
      .replaceAll("'./SampleLesson.tsx'", "'#screens/SampleLesson.tsx'")
      .replaceAll("'./KeepsACopy.tsx", "'./demos/KeepsACopy.tsx")
      .replaceAll('SampleLesson', name)
      .replaceAll('sampleLesson', name.charAt(0).toLowerCase() + name.slice(1))
      .replaceAll('Sample Lesson', title)
      .replaceAll('sample-lesson', slug)
      .replaceAll(PROMISE, () => attribute)
  )
}

/** Writes a file in Prettier's format. */
async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(resolve(TEMPLATES, basename(file)))
  const formatted = await format(text, { ...options, filepath: file })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, formatted)
}
