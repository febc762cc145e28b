import GithubSlugger from 'github-slugger'
import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { SEARCH_FILE } from '#course/search/passages.ts'
import type { Passage } from '#course/search/passages.ts'
import { IN_WORDS } from './blocks.ts'
import { treeOf } from './lessonTexts.ts'
import type { TextFile } from './lessonTexts.ts'

/** What the catalogue's search looks through: the sentences of all lessons, as a file beside its pages. */
export async function searchFiles(): Promise<TextFile[]> {
  const passages = (await Promise.all(lessons.map(passagesOf))).flat()
  const numbered = passages.map((passage, id) => ({ id, ...passage }))
  return [{ fileName: SEARCH_FILE, source: JSON.stringify(numbered) }]
}

/** The paragraphs, items and rows of a lesson's page, each with the heading that it stands under; not the code. */
async function passagesOf(lesson: Lesson): Promise<Omit<Passage, 'id'>[]> {
  const { children } = await treeOf(lesson, ['LessonHead', 'LessonNav'])
  const slugs = new GithubSlugger()
  const page = { page: lessonPageId(lesson), lesson: lesson.title }
  let under = { heading: '', anchor: '' }
  let isLeftOut = false
  const passages: Omit<Passage, 'id'>[] = [{ ...page, ...under, text: lesson.promise }]
  for (const node of children) {
    if (node.type === 'html') isLeftOut = LEFT_OUT.test(node.value)
    if (node.type === 'heading') {
      const heading = toString(node)
      under = { heading, anchor: slugs.slug(heading) }
      passages.push({ ...page, ...under, text: heading })
    } else if (!isLeftOut) passages.push(...textsIn(node).map((text) => ({ ...page, ...under, text })))
  }
  return passages
}

/** Folds with answers, and with the labels of a diagram, which are no prose. */
const LEFT_OUT = new RegExp(`<summary>(?:Hints|Solution|${IN_WORDS})<`)

/** What a block's title begins with in the text alone. */
const KIND = /^(?:Demo|Diagram|Predict|From earlier, predict|Exercise|✗ Wrong|✓ Right): /

function textsIn(node: RootContent): string[] {
  if (node.type === 'paragraph') {
    const text = toString(node).replaceAll(/\s+/g, ' ').replace(KIND, '').trim()
    // The path above a listing.
    const isPath = node.children[0]?.type === 'inlineCode' && /^\S+:$/.test(text)
    return text === '' || isPath ? [] : [text]
  }
  if (node.type === 'tableRow') return [node.children.map((cell) => toString(cell)).join(' · ')]
  return 'children' in node ? node.children.flatMap(textsIn) : []
}
