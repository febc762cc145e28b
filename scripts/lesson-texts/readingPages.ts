import { toString } from 'mdast-util-to-string'
import { groups, lessons, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { openFirstLooks } from '../first-look/firstLooks.ts'
import type { PageLooks } from '../first-look/firstLooks.ts'
import { siteUrl } from '../siteUrl.ts'
import { listOf } from './guideBlocks.ts'
import { guideFolder, guides } from './guides.ts'
import type { Guide } from './guides.ts'
import { treeOf, treeOfPage } from './lessonTexts.ts'
import type { Page, TextFile } from './lessonTexts.ts'
import { escaped, markup } from './markup.ts'
import * as readingBlocks from './readingBlocks.ts'
import { readingDemos } from './readingDemos.ts'
import { documentOf, htmlOf } from './readingDocument.ts'
import { lessonAddress, liveAddress, siteAddress } from './siteAddress.ts'

/** A page of the reading edition, and what the list says of it. */
interface ReadingPage {
  title: string
  path: string
  source: string
}

/** The docs pages of the course as pages that are there without a script, and a page that lists them (decision 38). */
export async function readingPages(): Promise<TextFile[]> {
  const looks = await openFirstLooks()
  const pages: ReadingPage[] = []
  const beside: ReadingPage[] = []
  // One after the other: the order of the rules is that in which their modules come.
  for (const lesson of lessons) pages.push(await lessonPage(lesson, looks.page()))
  for (const guide of guides) beside.push(await guidePage(guide, looks.page()))
  await looks.close()
  const all = [{ path: 'lessons/', source: listOfPages(beside) }, ...pages, ...beside]
  return [
    ...all.map(({ path, source }) => ({ fileName: `${path}index.html`, source })),
    ...sitemap(all.map(({ path }) => path)),
  ]
}

async function lessonPage(lesson: Lesson, looks: PageLooks): Promise<ReadingPage> {
  const tree = await treeOf(lesson, { ...readingBlocks, ...readingDemos(looks) })
  const page = { title: `${lesson.skill}: ${lesson.title}`, path: `lessons/${lesson.slug}/` }
  const content = await htmlOf(tree)
  const head = `<link rel="alternate" type="text/markdown" href="${lessonAddress(lesson)}">`
  const source = documentOf({ ...page, description: lesson.promise, head, styles: looks.styles(), content })
  return { ...page, source }
}

const guideFiles = import.meta.glob<Page>('../../stories/guides/*.mdx', { import: 'default' })

async function guidePage(guide: Guide, looks: PageLooks): Promise<ReadingPage> {
  const load = guideFiles[`../../stories/guides/${guide.file}.mdx`]
  if (load === undefined) throw new Error(`stories/guides has no page ${guide.file}.`)
  const tree = await treeOfPage(await load(), { ...readingBlocks, ...readingDemos(looks) })
  const [heading, lead] = tree.children
  if (heading?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error(`stories/guides/${guide.file}.mdx begins with a heading and a paragraph.`)
  const page = { title: toString(heading), path: `lessons/${guideFolder(guide)}/` }
  const live = markup`<p class="ways"><a class="live" href="${liveAddress(guide.id)}">Open the live page</a></p>`
  tree.children.splice(2, 0, ...live)
  const content = await htmlOf(tree)
  const source = documentOf({ ...page, description: toString(lead), styles: looks.styles(), content })
  return { ...page, source }
}

function listOfPages(beside: readonly ReadingPage[]): string {
  const sections = groups.map(
    ({ slug, title }) => `<h2>${escaped(title)}</h2>${toString(listOf(lessonsOf(slug)))}`,
  )
  const others = beside.map(
    ({ title, path }) => `<li><a href="${siteAddress(path)}">${escaped(title)}</a></li>`,
  )
  const description = 'Learn server state and client state in React, with live demos you can break.'
  return documentOf({
    title: 'Lessons',
    description,
    path: 'lessons/',
    content: `<h1>Lessons</h1><p class="lead">${description}</p><p class="ways"><a class="live" href="${siteAddress('storybook/')}">Open the live course</a> <a href="${siteAddress('')}">Open the app</a></p><p class="small">${courseLength}</p>${sections.join('')}<h2>Beside the lessons</h2><ul>${others.join('')}</ul>`,
  })
}

/** The pages by their complete addresses; there are none where nobody has said which host the site is built for. */
function sitemap(paths: readonly string[]): TextFile[] {
  if (siteUrl() === undefined) return []
  const urls = paths.map((path) => `<url><loc>${siteAddress(path)}</loc></url>`).join('')
  return [
    {
      fileName: 'sitemap.xml',
      source: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
    },
  ]
}
