import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router-dom'
import { storyIndex } from '#storybook/storyIndex.ts'
import { createRoutes } from '#app/routes.tsx'
import { screenName } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { withListings } from '../../scripts/vite/listings.ts'
import type { Listing } from '../../scripts/vite/listings.ts'

// The contents of lessons, routes and catalogue, for the tests that compare them.

/** Every page of the app. */
export const pageRoutes = pagesOf(createRoutes())

const root = new URL('../../', import.meta.url)

/** Storybook's own index of stories and docs pages, by id. */
export const { entries } = await storyIndex()

/** Every story of the catalogue. */
export const stories = Object.values(entries).filter((entry) => entry.type === 'story')

/** Every file of the catalogue's stories and docs pages. */
export const files = filesIn('stories')

/** The docs pages among them. */
export const docsPages = files.filter((file) => file.endsWith('.mdx'))

/** The folder of a lesson's docs page and stories. */
export function folderOf({ slug }: Pick<Lesson, 'slug'>): string {
  return `stories/lessons/${slug}`
}

/** The file of a lesson's docs page. */
export function docsPageOf(lesson: Pick<Lesson, 'slug'>): string {
  return `${folderOf(lesson)}/${screenName(lesson)}.mdx`
}

/** Where the sidebar lists what stands beside a lesson's page: its screen, and the small demos of the lesson alone. */
export function titlesOf({ title }: Lesson): { screen: string; demos: string } {
  return { screen: `Components/Screens/${title}`, demos: `Components/Lessons/${title}/` }
}

interface PageRoute {
  id: string
  path: string
}

/** The routes that show a page: those without child routes. */
function pagesOf(all: readonly RouteObject[]): PageRoute[] {
  return all.flatMap(({ id = '', path = '', children }) => (children ? pagesOf(children) : [{ id, path }]))
}

/** All files in a folder, relative to the project's root, with slashes on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  )
}

/** The direct subfolders of a folder. */
export function foldersIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The code that a docs page shows, in order. */
export function listingsOf(page: string): Listing[] {
  return withListings(read(page), fileURLToPath(new URL(page, root))).shown
}

/** The text of a file. */
export function read(file: string): string {
  return readFileSync(new URL(file, root), 'utf8')
}
