import { screenName } from '#lessons.ts'
import { InputError } from './checkInput.ts'
import type { LessonText } from './checkInput.ts'

/**
 * Adds a lesson to the definitions, after the last one of its group.
 *
 * @param source the text of `src/lessons.ts`
 * @throws Error if the group has no definition
 */
export function addDefinition(source: string, lesson: LessonText): string {
  const { slug, title, group, summary } = lesson
  const name = screenName(lesson)
  const last = source.lastIndexOf(`group: '${group}',`)
  const end = source.indexOf('\n  },\n', last)
  if (last === -1 || end === -1) throw new Error(`src/lessons.ts holds no definition of the group ${group}.`)
  const definition = `
  {
    slug: '${slug}',
    title: '${title}',
    group: '${group}',
    summary: ${JSON.stringify(summary)},
    screen: async () => (await import('#screens/${name}.tsx')).${name},
  },`
  return insert(source, end + '\n  },'.length, definition)
}

/**
 * Adds a title to the sidebar, after the last one of its group and before the `*` that stands for all others.
 *
 * @param source the text of `.storybook/preview.tsx`
 * @returns undefined if the order is not written in the expected form
 * @throws InputError if the group has a page of this title
 */
export function addToSidebar(source: string, groupTitle: string, title: string): string | undefined {
  const list = new RegExp(`'${groupTitle}',\\s*\\[[^\\]]*?(?=(?:,\\s*'\\*')?,?\\s*\\])`).exec(source)
  if (list === null) return undefined
  if (list[0].includes(`'${title}'`))
    throw new InputError(`${groupTitle} has a page “${title}” already: choose another title.`)
  return insert(source, list.index + list[0].length, `, '${title}'`)
}

function insert(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at)
}
