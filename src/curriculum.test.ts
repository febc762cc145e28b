import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { groups, lessonPageId, lessons, lessonsOf } from './curriculum.ts'

describe('the lessons', () => {
  it('have a slug of their own', () => {
    const slugs = lessons.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('have a path of their own', () => {
    const lessonPaths = lessons.map(({ path }) => path)
    expect(new Set(lessonPaths).size).toBe(lessonPaths.length)
  })

  it.each(lessons)('$title leads to a route of the app', ({ path }) => {
    expect(Object.values(paths)).toContain(path)
  })

  it.each(lessons)('$title belongs to a group', ({ group }) => {
    expect(groups.map(({ slug }) => slug)).toContain(group)
  })

  it('stand in the order of their groups', () => {
    expect(groups.flatMap(({ slug }) => lessonsOf(slug))).toEqual(lessons)
  })

  it('have pages of their own in the catalogue', () => {
    const [first] = lessonsOf('server-state')
    expect(first && lessonPageId(first)).toBe('server-state-basic-query--lesson')
    expect(new Set(lessons.map(lessonPageId)).size).toBe(lessons.length)
  })
})

describe('the groups', () => {
  it.each(groups)('$title holds a lesson', ({ slug }) => {
    expect(lessonsOf(slug)).not.toHaveLength(0)
  })
})

describe("the catalogue's sidebar", () => {
  it('begins with the groups and their lessons, in the order of the course', () => {
    const titles = lessons.map(({ title }) => title)
    const listed = sidebarOrder().map((entry) =>
      Array.isArray(entry) ? entry.filter((title) => titles.includes(title)) : entry,
    )
    const course = groups.flatMap(({ slug, title }) => [title, lessonsOf(slug).map((lesson) => lesson.title)])
    expect(listed.slice(0, course.length)).toEqual(course)
  })
})

/** What `.storybook/preview.tsx` says. Storybook reads the order without running it, and so does this. */
function sidebarOrder(): (string | string[])[] {
  const preview = readFileSync(new URL('../.storybook/preview.tsx', import.meta.url), 'utf8')
  const list = /order: (\[.*?\n {8}\])/s.exec(preview)?.[1] ?? ''
  return JSON.parse(list.replaceAll("'", '"').replaceAll(/,(\s*\])/g, '$1')) as (string | string[])[]
}
