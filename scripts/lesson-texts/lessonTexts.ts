import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { groups, lessonPageId, lessons, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { pageIdIn } from '../vite/pagePreloads.ts'
import { lessonTree } from './lessonTree.ts'
import { lessonAddress, lessonFile, siteAddress } from './siteAddress.ts'

/** A file of the published site, below its root. */
export interface TextFile {
  fileName: string
  source: string
}

/** The course as text: a list of its lessons (https://llmstxt.org), and a file of Markdown for each. */
export async function lessonTexts(): Promise<TextFile[]> {
  const texts = await Promise.all(
    lessons.map(async (lesson) => ({ fileName: lessonFile(lesson), source: markdown(await treeOf(lesson)) })),
  )
  return [{ fileName: 'llms.txt', source: llmsTxt() }, ...texts]
}

/**
 * A lesson's page as Markdown.
 *
 * @param without the names of blocks to leave out
 * @throws Error if no page has the lesson's title
 */
export async function treeOf(lesson: Lesson, without: readonly string[] = []): Promise<Root> {
  const id = lessonPageId(lesson)
  const page = pages().find(({ mdx }) => pageIdIn(mdx) === id)
  if (page === undefined) throw new Error(`No page has the title “Course/${lesson.title}”.`)
  return await lessonTree(page.file, page.mdx, without)
}

/** Markdown's tree as text. */
export function markdown(tree: Root): string {
  return unified()
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
    .stringify(tree)
}

const stories = new URL('../../stories/', import.meta.url)

function pages() {
  return readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => fileURLToPath(new URL(path.replaceAll('\\', '/'), stories)))
    .map((file) => ({ file, mdx: readFileSync(file, 'utf8') }))
}

function llmsTxt(): string {
  const sections = groups.map(({ slug, title }) => [
    `## ${title}`,
    lessonsOf(slug)
      .map((lesson) => `- [${lesson.title}](${lessonAddress(lesson)}): ${lesson.promise}`)
      .join('\n'),
  ])
  return `${[
    '# React Query Course',
    '> Lessons on server state and client state in React: TanStack Query, reducers, context, zustand and the router.',
    'Each lesson is one file of Markdown: prose, code, demos by their titles, questions, exercises with hints and a solution. On the page that it is made from, the demos are live and the exercises can be solved.',
    ...sections.flat(),
    '## Optional',
    [
      `- [The catalogue](${siteAddress('storybook/')}): the pages of the lessons, with their live demos.`,
      `- [The app](${siteAddress('')}): the screens of the lessons, with one shared cache.`,
    ].join('\n'),
  ].join('\n\n')}\n`
}
