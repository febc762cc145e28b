import { readingFolder } from '#course/links/pageIds.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { color, space, themeVariables } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { basePath } from '../basePath.ts'
import { lessonFile, siteAddress } from '../lesson-texts/siteAddress.ts'
import { siteUrl } from '../siteUrl.ts'
import { linkPreview } from '../vite/linkPreview.ts'
import { fontFaces } from '../vite/webFont.ts'

/** A page of the reading edition. */
interface ReadingDocument {
  title: string
  description: string
  /** Below the root of the site. */
  path: string
  /** The way back to the root: a page does not say where its site is. */
  root: '../' | '../../'
  /** Where the page is live, below the root. */
  live: string
  /** The lesson that is there as Markdown, too. */
  lesson?: Lesson | undefined
  /** The elements with the rules of its drawing. */
  styles: string
  content: string
}

/** The whole file of a page. */
export function documentOf({ root, lesson, styles, content, ...page }: ReadingDocument): string {
  const { title, description, path, live } = page
  const head = [
    `<title>${title} | React Query Course</title>`,
    `<meta name="description" content="${description.replaceAll('"', '&quot;')}">`,
    `<link rel="icon" href="${root}storybook/favicon.svg">`,
    siteUrl() !== undefined && `<link rel="canonical" href="${siteAddress(path)}">`,
    lesson && `<link rel="alternate" type="text/markdown" href="${root}${lessonFile(lesson)}">`,
    linkPreview({ title, description, base: basePath(), path }),
    `<style>${fontFaces(root)}</style>${styles}<style>${STYLE}</style>`,
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">${head.filter(Boolean).join('')}</head><body><header class="site"><a href="${root}lessons/">React Query Course</a> <a href="${root}${live}">Open the live page</a></header>${content}</body></html>
`
}

/** Links of a drawing, seen from its page: to the pages that can be read, and else into the catalogue. */
export function readable(html: string, pageIds: readonly string[]): string {
  return html
    .replaceAll(' href="../', ' href="../../')
    .replaceAll(/ href="\.\/\?path=\/docs\/([\w-]+)/g, (link, id: string) =>
      pageIds.includes(id) ? ` href="../${readingFolder(id)}/` : link,
    )
    .replaceAll(/ href="(?:\.\/)?(?=\?path=|iframe\.html)/g, ' href="../../storybook/')
}

/** What the first of a kind of elements says. */
export function firstOf(element: 'h1' | 'p', html: string): string {
  const [, says = ''] = new RegExp(`<${element}[ >][^<>]*>?(.*?)</${element}>`, 's').exec(html) ?? []
  return says.replaceAll(/<[^>]*>/g, '')
}

const STYLE = `
html{scrollbar-gutter:auto}
@media screen and (prefers-color-scheme:dark){:root{${themeVariables('dark')}}}
.site{display:flex;flex-wrap:wrap;gap:${space.m};justify-content:space-between;max-width:${docsWidth.demo};margin:0 auto;padding:${space.m} ${space.l} 0;box-sizing:content-box}
.site a{color:${color.accentText};font-weight:600}
.sbdocs .sb-unstyled:empty,.sbdocs main>section[id]>p:last-child{display:none}
.sbdocs [popover]{display:block;position:static;padding:0;border:0;background:none;box-shadow:none}
.sbdocs *{animation:none!important}
.sbdocs summary{cursor:pointer;font-weight:600}
@page{margin:14mm 13mm}
@media print{
html{font-size:8.5pt}
.site,.sbdocs nav,.sbdocs [popover],.sbdocs details:not([open]){display:none}
.sbdocs.sbdocs-wrapper{padding:0}
.sbdocs figure>[role=img]{max-height:14rem;overflow:hidden}
.sbdocs figure{box-shadow:none}
h2,h3,figcaption{break-after:avoid}
tr,figure>[role=img],section{break-inside:avoid}
p,pre{orphans:3;widows:3}
}`.replaceAll('\n', '')
