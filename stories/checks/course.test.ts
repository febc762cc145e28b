import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  docsPageOf,
  docsPages,
  entries,
  files,
  folderOf,
  pageRoutes,
  read,
  stories,
  titlesOf,
} from './contents.ts'
import { lessonPageId, lessons, screenName } from '#syllabus/lessons.ts'
import { pagePatterns } from '#syllabus/pagePatterns.ts'

/** Its stories show the screen with all routes of the course, because its links lead to them. */
const shownByTheRoutes: Record<string, string> = { RouterDocs: './demos/CourseBrowser.tsx' }

describe('the routes', () => {
  it('are those of the lessons and those that paths.ts names, each once', () => {
    expect(pageRoutes.map(({ path }) => path).toSorted()).toEqual(pagePatterns.toSorted())
  })

  it('have the name of a screen as their id, each another one', () => {
    const ids = pageRoutes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !existsSync(new URL(`../../src/screens/${id}.tsx`, import.meta.url)))).toEqual(
      [],
    )
  })

  it.each(pageRoutes)('$id has stories that show its screen', ({ id }) => {
    const own = files.filter((file) => posix.basename(file) === `${id}.stories.tsx`)
    expect(own).toHaveLength(1)
    expect(importsOf(own[0])).toContain(shownByTheRoutes[id] ?? `#screens/${id}.tsx`)
  })
})

describe('each lesson', () => {
  it.each(lessons)('$title has a route with the name of its screen', (lesson) => {
    const ids = pageRoutes.filter(({ path }) => path === lesson.path).map(({ id }) => id)
    expect(ids).toEqual([screenName(lesson)])
  })

  it.each(lessons)('$title has a page in its folder, under the id that links use', (lesson) => {
    expect(entries[lessonPageId(lesson)]?.importPath).toBe(`./${docsPageOf(lesson)}`)
  })

  it.each(lessons)('$title has the stories of its screen beside its page', (lesson) => {
    expect(files).toContain(`${folderOf(lesson)}/${screenName(lesson)}.stories.tsx`)
  })

  it.each(lessons)('$title has in its folder its screen, its demos and widgets that it shows', (lesson) => {
    const { screen, demos } = titlesOf(lesson)
    const titles = stories
      .filter(({ importPath }) => importPath.startsWith(`./${folderOf(lesson)}/`))
      .map((story) => story.title)
    expect(titles).toContain(screen)
    const others = titles.filter((title) => title !== screen && !title.startsWith(demos))
    const kindsBeside = /^Components\/(Features|Exercises)\//
    expect(others.filter((title) => !kindsBeside.test(title))).toEqual([])
  })
})

describe("a lesson's page", () => {
  it.each(['LessonHead', 'LessonNav'])(
    'says by its %s which lesson it is, and no other page does',
    (block) => {
      const named = docsPages.flatMap((page) => slugsIn(page, block).map((slug) => [slug, page]))
      const due = lessons.map((lesson) => [lesson.slug, docsPageOf(lesson)])
      expect(named.toSorted()).toEqual(due.toSorted())
    },
  )
})

describe("the catalogue's sidebar", () => {
  it('begins with Welcome and the lessons in the order of the course, and ends with the lab and the glossary', () => {
    const pages = Object.values(entries).filter(({ title }) => title.startsWith('Course/'))
    const titles = [
      'Welcome',
      ...lessons.map(({ title }) => title),
      'The lab',
      'Skills',
      'Glossary',
      'Coming from v3 or v4',
      'Not in this course',
    ]
    expect(pages.map(({ title }) => title)).toEqual(titles.map((title) => `Course/${title}`))
    expect(pages.filter(({ type }) => type !== 'docs')).toEqual([])
    expect(Object.values(entries).slice(0, pages.length)).toEqual(pages)
  })

  it('lists all stories under Components', () => {
    expect(stories.filter(({ title }) => !kinds.test(title)).map(({ id }) => id)).toEqual([])
  })

  it('hides no named state', () => {
    const states = ['Ready', 'Loading', 'Empty', 'Failed', 'Slow']
    const hidden = stories.filter(({ tags }) => tags?.includes('proof'))
    expect(hidden.length).toBeGreaterThan(100)
    expect(hidden.filter(({ name }) => states.includes(name)).map(({ id }) => id)).toEqual([])
  })
})

/** What a story can be about: `Components/Features/Cart/Cart view`. */
const kinds = /^Components\/((Screens|UI|Lab|For authors)\/[^/]+|(Features|Lessons|Exercises)\/[^/]+\/[^/]+)$/

function importsOf(file: string | undefined): (string | undefined)[] {
  return file === undefined ? [] : [...read(file).matchAll(/ from '(.+)'$/gm)].map(([, source]) => source)
}

function slugsIn(page: string, block: string): string[] {
  return [...read(page).matchAll(new RegExp(`<${block}\\s[^>]*?slug="([^"]*)"`, 'g'))].map(
    ([, slug = '']) => slug,
  )
}
