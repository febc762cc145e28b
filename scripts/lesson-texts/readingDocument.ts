import type { Root, RootContent } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import iconSvg from '#app/icon.svg?raw'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { basePath } from '../basePath.ts'
import { siteUrl } from '../siteUrl.ts'
import { linkPreview } from '../vite/linkPreview.ts'
import { fontFaces } from '../vite/webFont.ts'
import { guideFolder, guides } from './guides.ts'
import { lookStyle } from './lookStyle.ts'
import { escaped } from './markup.ts'
import { readingStyle } from './readingStyle.ts'
import { readingAddress, siteAddress } from './siteAddress.ts'

/** A page as HTML, each heading with an address. Links to pages that can be read here lead to these, all others into the catalogue. */
export async function htmlOf(tree: Root): Promise<string> {
  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeSlug)
    .use(rehypeStringify, { allowDangerousHtml: true })
  adapt(tree)
  return processor.stringify(await processor.run(tree))
}

/** What nobody ticks gets no checkbox, what scrolls on a narrow screen can be reached by keyboard, and nobody translates code. */
function adapt(node: Root | RootContent): void {
  if (node.type === 'table') node.data = { hProperties: { tabIndex: 0 } }
  if (node.type === 'inlineCode' || node.type === 'code') node.data = { hProperties: { translate: 'no' } }
  if (node.type === 'listItem') node.checked = null
  if (node.type === 'link') node.url = readable(node.url.replace(siteAddress('storybook/'), './'))
  if ('children' in node) node.children.forEach(adapt)
}

const ofLessons = lessons.map((lesson) => [lessonPageId(lesson), readingAddress(lesson)] as const)
const ofGuides = guides.map((guide) => [guide.id, siteAddress(`lessons/${guideFolder(guide)}/`)] as const)
const readingAddresses: ReadonlyMap<string, string> = new Map([...ofLessons, ...ofGuides])

function readable(url: string): string {
  const [, path, place = ''] = /^(?:\.\/)?(\?path=[\w/-]+)(#.*)?$/.exec(url) ?? []
  if (path === undefined) return url
  return (readingAddresses.get(path.replace('?path=/docs/', '')) ?? siteAddress(`storybook/${path}`)) + place
}

/** A page of the reading edition. */
export interface Document {
  title: string
  description: string
  /** Below the root of the site. */
  path: string
  head?: string
  /** The rules of its demos. */
  styles?: string
  content: string
}

// In the page: the app's icon has an address of its own in each build.
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(iconSvg)}">`

/** The whole file of a page. */
export function documentOf({ title, description, path, head = '', styles = '', content }: Document): string {
  const canonical = siteUrl() === undefined ? '' : `<link rel="canonical" href="${siteAddress(path)}">`
  const preview = linkPreview({ title, description, base: basePath(), path })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)} | React Query Course</title><meta name="description" content="${escaped(description)}">${icon}${canonical}${head}${preview}<style>${fontFaces()}${readingStyle}${styles === '' ? '' : lookStyle + styles}</style></head><body><header><a href="${siteAddress('lessons/')}">React Query Course</a></header><main>${content}</main></body></html>
`
}
