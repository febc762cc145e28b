import { describe, expect, it } from 'vitest'
import { movedTo, withoutUnknownPath } from '#course/links/oldAddress.ts'
import { PAGE_ID } from '#course/links/pageId.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { entries } from './contents.ts'

const lessonIds = lessons.map(lessonPageId)
/** The lessons of Advanced came later. */
const oldLessons = lessons.filter(({ group }) => group !== 'advanced')

describe('an address from before pages had short ones', () => {
  it.each(oldLessons)('leads to the lesson $title, whichever name its page had', ({ slug, group }) => {
    for (const name of ['lesson', 'docs'])
      expect(movedTo(`?path=/docs/${group}-${slug}--${name}&globals=theme:dark`, lessonIds)).toBe(
        `?path=/docs/${lessonPageId({ slug })}&globals=theme:dark`,
      )
  })

  it.each([
    'start-here-welcome--docs',
    'start-here-worlds--docs',
    'server-state-basic-query-stale-and-gc--stale-and-gc',
    'lab-the-lab--how-to-use-it',
    'lab-action-log--how-to-use-it',
    'lab-cache-timeline--how-to-use-it',
    'lab-clock--how-to-use-it',
    'lab-network--how-to-use-it',
    'lab-render-counts--how-to-use-it',
    'lab-requests--how-to-use-it',
  ])('leads from %s to a page that is there', (id) => {
    const search = movedTo(`?path=/docs/${id}`, lessonIds) ?? ''
    expect(entries[search.replace('?path=/docs/', '')]?.type).toBe('docs')
  })

  it.each([
    '',
    '?path=/docs/course-basic-query--lesson',
    '?path=/docs/server-state-no-lesson--docs',
    '?path=/story/server-state-basic-query--lesson',
    '?path=/docs/valueOf',
    '?path=/docs/toString',
    '?path=/docs/__proto__',
  ])('is not %j', (search) => {
    expect(movedTo(search, lessonIds)).toBeUndefined()
  })
})

describe('an address with a path that the frame does not know', () => {
  it.each([
    ['?path=NaN', '?'],
    ['?path=', '?'],
    ['?path=/docs/', '?'],
    ['?path=//elsewhere.example', '?'],
    ['?path=/docs/valueOf', '?'],
    ['?path=/docs/constructor', '?'],
    ['?path=/story/__proto__', '?'],
    ['?path=/docs/%22%3E%3Cimg%20src=x%3E', '?'],
    ['?path=/docs/course-overview--lesson%0A', '?'],
    ['?path=javascript:alert(1)&globals=theme:dark', '?globals=theme:dark'],
    ['?full=1&path=%2Fnowhere%2Fat-all&args=a:1', '?full=1&args=a:1'],
  ])('%s begins with the first page', (search, rest) => {
    expect(withoutUnknownPath(search)).toBe(rest)
  })

  it.each([
    '',
    '?globals=theme:dark',
    '?path=/docs/course-overview--lesson',
    '?path=/docs/course-overview--lesson/',
    '?path=/docs/course-overview',
    '?path=/docs/constructor-of-a-page',
    '?path=/story/*',
    '?path=/story/a--b',
    '?path=/settings/about',
  ])('is not %j', (search) => {
    expect(withoutUnknownPath(search)).toBeUndefined()
  })
})

it('the id of every page and story is one', () => {
  expect(Object.keys(entries).filter((id) => !PAGE_ID.test(id))).toEqual([])
})
