import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import type { Prediction } from '#course/prediction/prediction.ts'
import { lessons } from '#syllabus/lessons.ts'
import { textsOfCourse } from '../../scripts/lesson-texts/plugin.ts'
import { read } from './contents.ts'

const modules = import.meta.glob<Record<string, Prediction>>('../lessons/*/predictions/predictions.ts')
const texts = new Map((await textsOfCourse()).map(({ fileName, source }) => [fileName, source]))
const pages = lessons.map(({ slug }) => nodesOf(texts.get(`lessons/${slug}.md`) ?? ''))
const welcome = nodesOf(read('stories/guides/Welcome.mdx'))

/** Not one that asks nothing yet. */
const asking = lessons.filter(({ slug }) => `../lessons/${slug}/predictions/predictions.ts` in modules)

describe.each(asking)('the questions of $title', async ({ slug }) => {
  const place = lessons.findIndex((lesson) => lesson.slug === slug)
  const earlier = pages.slice(0, place).flat()
  const page = pages[place] ?? []
  const asked = Object.values((await modules[`../lessons/${slug}/predictions/predictions.ts`]?.()) ?? {})

  it.each(asked)('“$title” is not answered by what a learner has met before', ({ title, tellingWords }) => {
    const end = page.findIndex((node) => toString(node) === `Predict: ${title}`)
    expect(end, 'its place on the page').toBeGreaterThan(0)
    const headings = page.filter(({ type }) => type === 'heading')
    const met = [...welcome, ...earlier, ...headings, ...page.slice(0, end)].map(wordsOf)
    expect(tellingWords).not.toEqual([])
    const told = tellingWords.flatMap((words) =>
      met.filter((text) => text.includes(words.toLowerCase())).map((text) => `“${words}” in: ${text}`),
    )
    expect(told).toEqual([])
  })
})

/** What is to be read on a page: all but code, and the choices of its questions, of which all but one are wrong. */
function nodesOf(markdown: string): RootContent[] {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return children.filter((node, index) => {
    const question = children[index - 2]
    const isChoice =
      node.type === 'list' &&
      question !== undefined &&
      /^(From earlier, p|P)redict: /.test(toString(question))
    return node.type !== 'code' && !isChoice
  })
}

function wordsOf(node: RootContent): string {
  const text = node.type === 'html' ? node.value.replaceAll(/<[^>]*>/g, '') : toString(node)
  return text.replaceAll(/\s+/g, ' ').toLowerCase()
}
