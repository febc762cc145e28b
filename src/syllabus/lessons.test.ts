import { describe, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import {
  groups,
  lessonPageId,
  lessonPath,
  lessons,
  lessonsOf,
  menuOf,
  navLessonsOf,
  screenName,
} from './lessons.ts'

describe('the lessons', () => {
  it('have a slug and a title of their own', () => {
    expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(lessons.length)
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length)
  })

  it('take the address of no other page', () => {
    const others: string[] = Object.values(paths)
    expect(lessons.filter(({ path }) => others.includes(path))).toEqual([])
  })

  it('stand in the order of their groups', () => {
    expect(groups.flatMap(({ slug }) => lessonsOf(slug))).toEqual(lessons)
  })

  it.each(lessons)('$title has a slug that can stand in an address', ({ slug }) => {
    expect(slug).toMatch(/^[a-z][a-z\d]*(-[a-z\d]+)*$/)
  })

  it.each(lessons)('$title promises something in one line', ({ promise }) => {
    expect(promise).toMatch(/^[A-Z].{20,100}\.$/)
  })
})

describe('a lesson', () => {
  it('has its address and its page in the catalogue by its slug', () => {
    const [first] = lessonsOf('server-state')
    expect(first?.path).toBe('/basic-query')
    expect(lessonPath('basic-query')).toBe('/basic-query')
    expect(first && lessonPageId(first)).toBe('course-basic-query--lesson')
    expect(first && screenName(first)).toBe('BasicQuery')
  })

  it.each(groups)('in $title is in a menu unless it is the only one', ({ slug, menu }) => {
    expect(menuOf({ group: slug })).toBe(navLessonsOf(slug).length === 1 ? undefined : menu)
  })
})

describe('the nav bar', () => {
  it('has the links that it was given, in their order, whatever the order of the lessons', () => {
    const links = groups.map(({ slug }) => navLessonsOf(slug).map(({ title }) => title))
    expect(links).toEqual([
      ['Overview'],
      ['Basic Query', 'Pagination', 'Infinite Query', 'Todo Demo'],
      ['Reducer Demo', 'Context Demo', 'Zustand Demo'],
      ['Router Docs'],
      [
        'When may it ask?',
        'Which entries changed?',
        'Select and renders',
        'From list to detail',
        'Errors end to end',
        'Suspense and loaders',
        'Test what queries',
      ],
    ])
  })
})
