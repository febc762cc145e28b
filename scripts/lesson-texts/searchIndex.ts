import GithubSlugger from 'github-slugger'
import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import { exercisePageId } from '#course/exercise/placeInCourse.ts'
import { glossary } from '#course/lesson/glossary.ts'
import { termId } from '#course/lesson/termId.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { SEARCH_FILE } from '#course/links/passages.ts'
import type { Passage } from '#course/links/passages.ts'
import { IN_WORDS } from './blocks.ts'
import { treeOf, treeOfPage } from './lessonTexts.ts'
import type { Page, TextFile } from './lessonTexts.ts'

type Unnumbered = Omit<Passage, 'id'>

/** What the catalogue's search looks through: definitions, sentences of the lessons and exercises, as a file beside its pages. */
export async function searchFiles(): Promise<TextFile[]> {
  const pages = await Promise.all(lessons.map(pageOf))
  const tables = await Promise.all([
    rowsOf(leftOutFile, pageIds.leftOut, 'Not in this course'),
    rowsOf(versionsFile, pageIds.earlierVersions, 'Coming from v3 or v4'),
  ])
  const passages = [definitions(), ...pages, ...tables].flat()
  const numbered = passages.map((passage, id) => ({ id, ...passage }))
  return [{ fileName: SEARCH_FILE, source: JSON.stringify(numbered) }]
}

function definitions(): Unnumbered[] {
  return glossary.map(({ term, says }) => ({
    kind: 'definition',
    page: pageIds.glossary,
    group: 'Definitions',
    heading: term,
    anchor: termId(term),
    text: says.replaceAll('`', ''),
  }))
}

/** A page that is a table, row by row: whoever looks for what one names finds where it can be read. */
async function rowsOf(
  file: Record<string, () => Promise<Page>>,
  page: string,
  group: string,
): Promise<Unnumbered[]> {
  const [load] = Object.values(file)
  if (load === undefined) throw new Error(`There is no page “${group}”.`)
  const { children } = await treeOfPage(await load(), { LessonNav: () => [] })
  const rows = children.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []))
  const place = { page, group, heading: '', anchor: '' }
  return rows.flatMap(textsIn).map((text) => ({ kind: 'lesson', ...place, text }))
}

const leftOutFile = import.meta.glob<Page>('../../stories/guides/NotInThisCourse.mdx', { import: 'default' })
const versionsFile = import.meta.glob<Page>('../../stories/guides/ComingFromV4.mdx', { import: 'default' })

/** The paragraphs, items and rows of a lesson's page, each with the heading that it stands under, not the code; and what its exercises ask for. */
async function pageOf(lesson: Lesson): Promise<Unnumbered[]> {
  const exercises: Exercise[] = []
  const { children } = await treeOf(lesson, {
    LessonHead: () => [],
    LessonNav: () => [],
    Exercise({ of }: { of: Exercise }) {
      exercises.push(of)
      return []
    },
  })
  const slugs = new GithubSlugger()
  const page = {
    kind: 'lesson',
    page: lessonPageId(lesson),
    group: `${lesson.skill} (${lesson.title})`,
  } as const
  let under = { heading: '', anchor: '' }
  let isLeftOut = false
  const passages: Unnumbered[] = [{ ...page, ...under, text: lesson.promise }]
  for (const node of children) {
    if (node.type === 'html') isLeftOut = LEFT_OUT.test(node.value)
    if (node.type === 'heading') {
      const heading = toString(node)
      under = { heading, anchor: slugs.slug(heading) }
      passages.push({ ...page, ...under, text: heading })
    } else if (!isLeftOut) passages.push(...textsIn(node).map((text) => ({ ...page, ...under, text })))
  }
  const asked = exercises.map((exercise) => ({
    kind: 'exercise' as const,
    page: exercisePageId(exercise),
    group: 'Exercises',
    heading: lesson.skill,
    anchor: '',
    text: `${exercise.title}: ${exercise.task.replaceAll('`', '')}`,
  }))
  return [...passages, ...asked]
}

/** Folds with answers, and with the labels of a diagram, which are no prose. */
const LEFT_OUT = new RegExp(`<summary>(?:Hints|Solution|${IN_WORDS})<`)

/** What a block's title begins with in the text alone. */
const KIND = /^(?:Demo|Diagram|Predict|From earlier, predict|✗ Wrong|✓ Right): /

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
