import { lessons } from '#syllabus/lessons.ts'
import { courseTitle } from '#syllabus/courseWords.ts'

/** What Storybook calls what it shows: the folders that it is in, its own title, and the name of the story or page. */
const OF_STORYBOOK = /^(.* \/ )?(.+?) - (.+) ⋅ Storybook$/

/** The title of a browser's tab: of a lesson what one learns, of another page its title, of a story its name as well. Undefined for what Storybook has not written. */
export function tabTitle(said: string): string | undefined {
  const [, folders = '', title, name = ''] = OF_STORYBOOK.exec(said) ?? []
  if (title === undefined) return undefined
  const isPage = folders === 'Course / ' || name === 'Docs' || name === title
  const skill = folders === 'Course / ' ? lessons.find((lesson) => lesson.title === title)?.skill : undefined
  return `${skill ?? (isPage ? title : `${title}: ${name}`)} · ${courseTitle}`
}

/** Names the browser's tab anew as often as Storybook does. */
export function nameTab(): void {
  new MutationObserver(name).observe(document.head, { childList: true, subtree: true, characterData: true })
  name()
}

function name(): void {
  const title = tabTitle(document.title)
  if (title !== undefined) document.title = title
}
