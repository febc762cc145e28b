import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readingFolder } from '#course/links/pageIds.ts'
import { groups, lessonPageId, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import type { DrawnPage } from '../first-paint/drawPages.tsx'
import { siteAddress } from '../lesson-texts/siteAddress.ts'
import { siteUrl } from '../siteUrl.ts'
import { documentOf, firstOf, readable } from './readingDocument.ts'

/**
 * Writes the docs pages of the course as pages that are there without a script, and a page that lists them (decision 38).
 *
 * @param dir the folder of the built app
 */
export async function writeReadingEdition(dir: string, pages: readonly DrawnPage[]): Promise<void> {
  const byId = new Map(pages.map((page) => [page.pageId, page]))
  const lessons = groups.flatMap(({ slug }) => lessonsOf(slug))
  const ofLessons = lessons.map(lessonPageId)
  const others = pages.map(({ pageId }) => pageId).filter((id) => !ofLessons.includes(id))
  const folders = [...ofLessons, ...others].map(readingFolder)
  const write = async (path: string, source: string) => {
    await mkdir(join(dir, path), { recursive: true })
    await writeFile(join(dir, path, 'index.html'), source)
  }

  for (const { pageId, toRead } of pages) {
    const lesson = lessons.find((one) => lessonPageId(one) === pageId)
    const title = lesson ? `${lesson.skill}: ${lesson.title}` : firstOf('h1', toRead.html)
    const description = lesson?.promise ?? firstOf('p', toRead.html)
    const path = `lessons/${readingFolder(pageId)}/`
    const page = {
      title,
      description,
      path,
      root: '../../',
      live: `storybook/?path=/docs/${pageId}`,
    } as const
    const content = readable(toRead.html, [...byId.keys()])
    await write(path, documentOf({ ...page, lesson, styles: toRead.styles, content }))
  }
  const list = listOf(others.map((id) => [readingFolder(id), firstOf('h1', byId.get(id)?.toRead.html ?? '')]))
  const styles = byId.get(ofLessons[0] ?? '')?.toRead.styles ?? ''
  await write('lessons/', documentOf({ ...ofList, styles, content: list }))
  if (siteUrl() !== undefined)
    await writeFile(join(dir, 'sitemap.xml'), sitemap(['', ...folders.map((folder) => `${folder}/`)]))
}

const ofList = {
  title: 'Lessons',
  description: 'Learn server state and client state in React, with live demos you can break.',
  path: 'lessons/',
  root: '../',
  live: 'storybook/',
} as const

function listOf(others: readonly (readonly [folder: string, title: string])[]): string {
  const sections = groups.map(
    ({ slug, title }) => `<h2>${title}</h2><ul>${lessonsOf(slug).map(itemOf).join('')}</ul>`,
  )
  const beside = others.map(([folder, title]) => `<li><a href="${folder}/">${title}</a></li>`)
  return `<div class="sbdocs sbdocs-wrapper"><div class="sbdocs sbdocs-content"><main><h1>Lessons</h1><p>${ofList.description} ${courseLength}</p>${sections.join('')}<h2>Beside the lessons</h2><ul>${beside.join('')}</ul></main></div></div>`
}

function itemOf({ slug, skill, title, promise }: Lesson): string {
  return `<li><a href="${slug}/">${skill}</a> (${title}): ${promise}</li>`
}

/** The pages by their complete addresses; there are none where nobody has said which host the site is built for. */
function sitemap(folders: readonly string[]): string {
  const urls = folders.map((folder) => `<url><loc>${siteAddress(`lessons/${folder}`)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
