import { InputError } from './checkInput.ts'
import type { LessonText } from './checkInput.ts'

/**
 * Adds a lesson to the definitions, after the last one of its group.
 *
 * @param source the text of `src/syllabus/lessons.ts`
 * @throws Error if the group has no definition
 */
export function addDefinition(source: string, lesson: LessonText): string {
  const { slug, title, group, promise, minutes } = lesson
  const last = source.lastIndexOf(`group: '${group}',`)
  const end = source.indexOf('\n  },\n', last)
  if (last === -1 || end === -1)
    throw new Error(`src/syllabus/lessons.ts holds no definition of the group ${group}.`)
  const definition = `
  {
    slug: '${slug}',
    title: '${title}',
    group: '${group}',
    promise: ${JSON.stringify(promise)},
    minutes: ${minutes},
  },`
  return insert(source, end + '\n  },'.length, definition)
}

/**
 * Adds a title to the pages of the course in the sidebar, after the lesson that it follows.
 *
 * @param source the text of `.storybook/preview.tsx`
 * @param before the title of that lesson
 * @returns undefined where the sidebar's order is not written as it was
 * @throws InputError where the course has a page of this title
 */
export function addToSidebar(source: string, before: string, title: string): string | undefined {
  const course = /'Course',\s*\[[^\]]*\]/.exec(source)
  const entry = `'${before}',`
  if (course === null || !course[0].includes(entry)) return undefined
  if (course[0].includes(`'${title}'`))
    throw new InputError(`The course has a page “${title}” already: choose another title.`)
  return insert(source, source.indexOf(entry, course.index) + entry.length, ` '${title}',`)
}

function insert(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at)
}
