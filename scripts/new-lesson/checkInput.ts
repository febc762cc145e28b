import { paths } from '#config/paths.ts'
import { groups, lessons } from '#syllabus/lessons.ts'
import type { GroupSlug, LessonDefinition } from '#syllabus/lessons.ts'
import { InputError } from '../generator.ts'

/** The arguments of the generator. */
export interface LessonInput {
  title: string
  /** The slug of a group. */
  group: string
  promise?: string
}

export type LessonText = Omit<LessonDefinition, 'screen'>

/** Folders that the build creates beside the pages. */
const reserved = ['/api', '/assets', '/storybook']

/**
 * Validates the arguments, and adds the slug.
 *
 * @throws InputError for a title that makes no address or file name, or is taken; for an unknown group; and for a
 *   promise that is not a sentence
 */
export function checkInput({ title: typed, group, promise }: Required<LessonInput>): LessonText {
  const title = typed.trim().replaceAll(/\s+/g, ' ')
  if (!/^[a-z][a-z\d]*([ -]+[a-z\d]+)*\??$/i.test(title)) {
    throw new InputError(
      `The title “${title}” makes no address: it has to begin with a letter, and to hold English letters, digits, ` +
        'spaces and hyphens only. It may end with a question mark.',
    )
  }
  const slug = title.toLowerCase().replace('?', '').replaceAll(/[ -]+/g, '-')
  const namesake = lessons.find((lesson) => lesson.slug === slug)
  if (namesake) throw new InputError(`There is a lesson “${namesake.title}” already: choose another title.`)
  if ([...Object.values<string>(paths), ...reserved].includes(`/${slug}`))
    throw new InputError(`The address /${slug} is taken: choose another title.`)
  if (!isGroup(group)) {
    const known = groups.map((entry) => entry.slug).join(', ')
    throw new InputError(`There is no group “${group}”. The groups are: ${known}.`)
  }
  if (!/^[A-Z]\S*( \S+){2,}\.$/.test(promise.trim()))
    throw new InputError(
      'The promise has to be a sentence: with a capital at its start and a full stop at its end.',
    )
  // What `minutesOf` says of the sample's page.
  // Its author says it in other words than the screen's name.
  return { slug, skill: title, title, group, promise: promise.trim(), minutes: 2, packages: ['react'] }
}

function isGroup(slug: string): slug is GroupSlug {
  return groups.some((group) => group.slug === slug)
}
