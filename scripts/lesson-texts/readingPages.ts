import type { Root, RootContent } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { groups, lessonPageId, lessons, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { basePath } from '../basePath.ts'
import { siteUrl } from '../siteUrl.ts'
import { openFirstLooks } from '../first-look/firstLooks.ts'
import type { PageLooks } from '../first-look/firstLooks.ts'
import { linkPreview } from '../vite/linkPreview.ts'
import { fontFaces } from '../vite/webFont.ts'
import { treeOf } from './lessonTexts.ts'
import type { TextFile } from './lessonTexts.ts'
import * as readingBlocks from './readingBlocks.ts'
import { readingDemos } from './readingDemos.ts'
import { lookStyle } from './lookStyle.ts'
import { escaped } from './markup.ts'
import { readingStyle } from './readingStyle.ts'
import { lessonAddress, readingAddress, siteAddress } from './siteAddress.ts'

/** The lessons as pages that are there without a script, and a page that lists them (decision 38). */
export async function readingPages(): Promise<TextFile[]> {
  const looks = await openFirstLooks()
  const pages: TextFile[] = []
  // One after the other: the order of the rules is that in which their modules come.
  for (const lesson of lessons)
    pages.push({ fileName: `lessons/${lesson.slug}/index.html`, source: await pageOf(lesson, looks.page()) })
  await looks.close()
  const list = { fileName: 'lessons/index.html', source: listOfLessons() }
  return [list, ...pages, ...sitemap()]
}

async function pageOf(lesson: Lesson, looks: PageLooks): Promise<string> {
  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeSlug)
    .use(rehypeStringify, { allowDangerousHtml: true })
  const tree = await treeOf(lesson, { ...readingBlocks, ...readingDemos(looks) })
  adapt(tree)
  const content = processor.stringify(await processor.run(tree))
  return documentOf({
    title: `${lesson.skill}: ${lesson.title}`,
    description: lesson.promise,
    path: `lessons/${lesson.slug}/`,
    head: `<link rel="alternate" type="text/markdown" href="${lessonAddress(lesson)}">`,
    styles: looks.styles(),
    content,
  })
}

/** Makes links to docs pages and stories lead to a lesson's reading edition, or into the catalogue. What nobody ticks gets no checkbox. */
function adapt(node: Root | RootContent): void {
  if (node.type === 'listItem') node.checked = null
  if (node.type === 'link') {
    const [, path, place = ''] = /^\.\/(\?path=[\w/-]+)(#.*)?$/.exec(node.url) ?? []
    const lesson = lessons.find((one) => path === `?path=/docs/${lessonPageId(one)}`)
    if (path !== undefined)
      node.url = (lesson ? readingAddress(lesson) : siteAddress(`storybook/${path}`)) + place
  }
  if ('children' in node) node.children.forEach(adapt)
}

function listOfLessons(): string {
  const sections = groups.map(({ slug, title }) => {
    const items = lessonsOf(slug).map(
      (lesson) =>
        `<li value="${lessons.indexOf(lesson) + 1}"><a href="${readingAddress(lesson)}">${escaped(lesson.skill)}</a> <small>${escaped(lesson.title)}</small><br>${escaped(lesson.promise)}</li>`,
    )
    return `<h2>${escaped(title)}</h2><ol>${items.join('')}</ol>`
  })
  const description = 'Learn server state and client state in React, with live demos you can break.'
  return documentOf({
    title: 'Lessons',
    description,
    path: 'lessons/',
    content: `<h1>Lessons</h1><p class="lead">${description}</p><p class="ways"><a class="live" href="${siteAddress('storybook/')}">Open the live course</a> <a href="${siteAddress('')}">Open the app</a></p><p class="small">${courseLength}</p>${sections.join('')}`,
  })
}

interface Document {
  title: string
  description: string
  /** Below the root of the site. */
  path: string
  head?: string
  /** The rules of its demos. */
  styles?: string
  content: string
}

function documentOf({ title, description, path, head = '', styles = '', content }: Document): string {
  const canonical = siteUrl() === undefined ? '' : `<link rel="canonical" href="${siteAddress(path)}">`
  const preview = linkPreview({ title, description, base: basePath(), path })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)} | React Query Course</title><meta name="description" content="${escaped(description)}">${canonical}${head}${preview}<style>${fontFaces('optional')}${readingStyle}${styles === '' ? '' : lookStyle + styles}</style></head><body><header><a href="${siteAddress('lessons/')}">React Query Course</a></header><main>${content}</main></body></html>
`
}

/** The pages by their complete addresses; there are none where nobody has said which host the site is built for. */
function sitemap(): TextFile[] {
  if (siteUrl() === undefined) return []
  const addresses = ['lessons/', ...lessons.map(({ slug }) => `lessons/${slug}/`)].map(siteAddress)
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')
  return [
    {
      fileName: 'sitemap.xml',
      source: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
    },
  ]
}
