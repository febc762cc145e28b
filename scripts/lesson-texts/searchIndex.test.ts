import { describe, expect, it } from 'vitest'
import { createSearch, excerptAround } from '#course/links/searchLessons.ts'
import { passageAddress, SEARCH_FILE } from '#course/links/passages.ts'
import type { Passage } from '#course/links/passages.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { textsOfCourse } from './plugin.ts'

const file = (await textsOfCourse()).find(({ fileName }) => fileName === SEARCH_FILE)
const passages = JSON.parse(file?.source ?? '[]') as Passage[]

describe('the search', () => {
  const search = createSearch(passages)
  const found = (query: string): Passage[] => search(query).groups.flatMap((group) => group.passages)

  it.each(['cancelQueries', 'cancelqueries', 'cancelQuer', 'cancleQueries'])(
    'finds %s in its paragraph',
    (query) => {
      const passage = found(query).find(({ text }) => text.includes('cancelQueries ends that fetch'))
      expect(passage).toMatchObject({
        page: 'course-todo-demo--lesson',
        heading: 'An add while the list is loading',
        anchor: 'an-add-while-the-list-is-loading',
      })
    },
  )

  it('lists definitions first, then lessons, each once, then exercises', () => {
    const groups = search('mutation').groups.map(({ group }) => group)
    expect(new Set(groups).size).toBe(groups.length)
    expect(groups[0]).toBe('Definitions')
    expect(groups).toContain('Change data on a server (Todo Demo)')
    expect(search('list').groups.at(-1)?.group).toBe('Exercises')
  })

  it.each([
    ['staleTime', /^staleTime: The stale time says/],
    ['isPending', /^isPending: /],
    ['invalidateQueries', /^invalidate: /],
    ['optimistic', /^optimistic update: /],
    ['waterfall', /^waterfall: /],
    ['StrictMode', /^StrictMode: /],
  ])('leads from %s to its definition or its lesson', (query, first) => {
    const [passage] = found(query)
    expect(`${passage?.heading}: ${passage?.text}`).toMatch(first)
    expect(['definition', 'lesson']).toContain(passage?.kind)
  })

  it('leads to an exercise by its title and by what it asks for', () => {
    for (const query of ['Two adds', 'Add two todos right after the other'])
      expect(found(query).find(({ kind }) => kind === 'exercise')).toMatchObject({
        page: 'components-exercises-todo-demo-two-adds--docs',
        heading: 'Change data on a server',
      })
  })

  it('wants all words in one passage, and finds what has some where none has all', () => {
    expect(search('query key').hasAll).toBe(true)
    expect(search('cancelQueries zustand').hasAll).toBe(false)
    expect(found('cancelQueries zustand')).not.toEqual([])
    expect(found('')).toEqual([])
  })

  it.each([
    'infinite scroll',
    'suspense',
    'SSR',
    'testing',
    'MSW',
    'jest',
    'websocket',
    'persist',
    'cacheTime',
    'useErrorBoundary',
  ])('finds %s, or where it can be read', (query) => expect(found(query)).not.toEqual([]))

  it('looks in questions, captions, tables and folds, and not in code or answers', () => {
    expect(found('GETs follow isMutating')).toHaveLength(1)
    expect(found('payment')).not.toEqual([])
    expect(found('addsUnderWay')).toEqual([])
    expect(found('createHref')).toEqual([])
  })
})

describe('a passage', () => {
  it('leads to its heading', () => {
    expect(passageAddress({ page: 'course-a--lesson', anchor: 'b' })).toBe('?path=/docs/course-a--lesson#b')
    expect(passageAddress({ page: 'course-a--lesson', anchor: '' })).toBe('?path=/docs/course-a--lesson')
  })

  it('is shown with its words, and when long by the sentence that has the first of them', () => {
    expect(excerptAround('One fish, two fishes.', ['fish'])).toEqual([
      'One ',
      'fish',
      ', two ',
      'fish',
      'es.',
    ])
    const long = `${'A first sentence. '.repeat(10)}The one with (braces). ${'More follows. '.repeat(4)}`
    expect(excerptAround(long, ['(braces)'])).toEqual(['… The one with ', '(braces)', '. …'])
  })
})

describe('every passage', () => {
  it('of a lesson stands on its page, under a heading that has an id', () => {
    const ofLessons = passages.filter(({ kind }) => kind === 'lesson')
    expect(ofLessons.length).toBeGreaterThan(500)
    const broken = ofLessons.filter(
      ({ page, heading, anchor, text }) =>
        ![pageIds.leftOut, pageIds.earlierVersions, ...lessons.map(lessonPageId)].includes(page) ||
        (heading === '') !== (anchor === '') ||
        text.trim() === '',
    )
    expect(broken).toEqual([])
  })
})
