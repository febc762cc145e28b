import { PAGE_ID } from './pageId.ts'

/** Where pages are now that had addresses of their own making. */
const moved: Record<string, string> = {
  'start-here-welcome--docs': 'course-welcome--welcome',
  'start-here-worlds--docs': 'components-worlds--worlds',
  'server-state-basic-query-stale-and-gc--stale-and-gc': 'course-stale-and-gc--lesson',
  'lab-the-lab--how-to-use-it': 'course-the-lab--lab',
}

/** What the frame can show. Of any other path it shows nothing at all. */
const KNOWN_PATH = /^\/(?:(?:docs|story)\/([^/]+)\/?|(?:settings|onboarding)\/.+)$/

/** An address without its path, if the frame knows no such path: it then begins with its first page. Undefined for every other address. */
export function withoutUnknownPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('path')
  if (path === null) return undefined
  const known = KNOWN_PATH.exec(path)
  if (known !== null && (known[1] === undefined || PAGE_ID.test(known[1]))) return undefined
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.split('=')[0] !== 'path')
  return `?${others.join('&')}`
}

/**
 * The address of a docs page that has moved, from before lessons had short ones (decision 18): their group was a part of it. Undefined
 * for every other address.
 *
 * @param search the frame's, with the page as `path`
 * @param lessonIds the ids of the lessons' pages
 */
export function movedTo(search: string, lessonIds: readonly string[]): string | undefined {
  const id = /[?&]path=\/docs\/([\w-]+)/.exec(search)?.[1] ?? ''
  // An address may say `valueOf`, which every object answers to.
  const next =
    (Object.hasOwn(moved, id) ? moved[id] : undefined) ?? lessonAt(id, lessonIds) ?? instrumentAt(id)
  return next && search.replace(id, next)
}

function lessonAt(id: string, lessonIds: readonly string[]): string | undefined {
  const slug = /^(?:start-here|server-state|client-state|routing)-(.+)--(?:lesson|docs)$/.exec(id)?.[1]
  return lessonIds.find((lessonId) => lessonId === `course-${slug}--lesson`)
}

function instrumentAt(id: string): string | undefined {
  return /^lab-.+--how-to-use-it$/.test(id) ? `components-${id}` : undefined
}
