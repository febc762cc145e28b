import type { Root } from 'mdast'
import type { ReactNode } from 'react'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { groups, lessons, lessonsOf, screenName } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { lessonAddress, lessonFile, siteAddress } from './siteAddress.ts'
import { isBlock, toMarkdown } from './toMarkdown.ts'
import type { Block } from './toMarkdown.ts'

/** A file of the published site, below its root. */
export interface TextFile {
  fileName: string
  source: string
}

/** A page, as MDX compiles it. */
export type Page = (props: { components?: Blocks }) => ReactNode

/** Blocks of pages, by name. */
type Blocks = Record<string, Block>

const pages = import.meta.glob<Page>('../../stories/lessons/*/*.mdx', { import: 'default' })

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
 * @param instead blocks that stand in for those of the same names
 * @throws Error if the lesson has no page
 */
export async function treeOf(lesson: Lesson, instead: Blocks = {}): Promise<Root> {
  const file = `../../stories/lessons/${lesson.slug}/${screenName(lesson)}.mdx`
  const page = await pages[file]?.()
  if (page === undefined) throw new Error(`${lesson.title} has no page ${file}.`)
  return await treeOfPage(page, instead)
}

/** A page as Markdown, as `treeOf`. */
export async function treeOfPage(page: Page, components: Blocks = {}): Promise<Root> {
  return { type: 'root', children: (await toMarkdown(page({ components }))).filter(isBlock) }
}

/**
 * A page as text: its prose as it is, and its blocks as what they show.
 *
 * @public for pages that tests write
 */
export async function textOfPage(page: Page): Promise<string> {
  return markdown(await treeOfPage(page))
}

function markdown(tree: Root): string {
  return unified()
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
    .stringify(tree)
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
