import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { lessonsOf, screenName } from '#lessons.ts'
import { checkInput, InputError } from './checkInput.ts'
import type { LessonInput, LessonText } from './checkInput.ts'
import { addDefinition, addToSidebar } from './lists.ts'

const TEMPLATES = resolve(import.meta.dirname, 'templates')
/** What the templates say; a lesson made without a summary begins with it. */
const SUMMARY = 'Keep one value in state, and compute what follows from it.'

export interface NewLesson {
  /** The lesson's address in the app. */
  path: string
  /** What was written, below the root of the project, with slashes. */
  files: string[]
  /** Whether the sidebar lists the lesson; where its list is not as it was, a person has to add it. */
  isInSidebar: boolean
}

/**
 * Adds a lesson to a project: its definition, and a screen, stories and a docs page that already work.
 *
 * @param root the project's folder, which holds `src`, `stories` and `.storybook`
 * @throws InputError before anything is written, if there cannot be such a lesson
 */
export async function newLesson(input: LessonInput, root: string): Promise<NewLesson> {
  const lesson = checkInput({ ...input, summary: input.summary ?? SUMMARY })
  const name = screenName(lesson)
  const folder = `stories/${lesson.group}/${lesson.slug}`
  checkNames(name, folder, root)

  const before = lessonsOf(lesson.group).at(-1)?.title ?? ''
  const sidebar = addToSidebar(await read('.storybook/preview.tsx'), before, lesson.title)
  const texts = {
    'src/lessons.ts': addDefinition(await read('src/lessons.ts'), lesson),
    ...(sidebar !== undefined && { '.storybook/preview.tsx': sidebar }),
    [`src/screens/${name}.tsx`]: await fillIn('SampleLesson.tsx'),
    [`${folder}/${name}.stories.tsx`]: await fillIn('SampleLesson.stories.tsx'),
    [`${folder}/${name}.mdx`]: await fillIn('SampleLesson.mdx'),
    [`${folder}/KeepsACopy.tsx`]: await fillIn('KeepsACopy.tsx'),
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

/** The build and the tests find a screen by its name, so no other file may have it, whatever its case. */
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

function adapt(template: string, { slug, title, summary }: LessonText, name: string): string {
  const attribute = summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return (
    template
      // In the templates the screen stands beside its stories, so that both are type-checked.
      .replaceAll("'./SampleLesson.tsx'", "'#screens/SampleLesson.tsx'")
      .replaceAll('SampleLesson', name)
      .replaceAll('sampleLesson', name.charAt(0).toLowerCase() + name.slice(1))
      .replaceAll('Sample Lesson', title)
      .replaceAll('sample-lesson', slug)
      .replaceAll(SUMMARY, () => attribute)
  )
}

/** Writes a file as Prettier would have it. */
async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(resolve(TEMPLATES, basename(file)))
  const formatted = await format(text, { ...options, filepath: file })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, formatted)
}
