import GithubSlugger from 'github-slugger'
import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import { exercisePageId } from '#course/exercise/placeInCourse.ts'
import { glossary } from '#course/glossary/glossary.ts'
import { termId } from '#course/glossary/termId.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { SEARCH_FILE } from '#course/search/passages.ts'
import type { Passage } from '#course/search/passages.ts'
import { IN_WORDS } from './blocks.ts'
import { libraryNames } from './libraryNames.ts'
import { treeOf, treeOfPage } from './lessonTexts.ts'
import type { Page, TextFile } from './lessonTexts.ts'

type Unnumbered = Omit<Passage, 'id'>

/** What the catalogue's search looks through: definitions, sentences of the lessons, names and exercises, as a file beside its pages. */
export async function searchFiles(): Promise<TextFile[]> {
  const pages = await Promise.all(lessons.map(pageOf))
  const names = namesIn(pages.flatMap(({ places }) => places))
  const passages = [definitions(), ...pages.map((page) => page.passages), await leftOut(), names].flat()
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

/** What the course leaves out, row by row: whoever looks for it finds where it can be read. */
async function leftOut(): Promise<Unnumbered[]> {
  const [load] = Object.values(leftOutFile)
  if (load === undefined) throw new Error('stories/guides/NotInThisCourse.mdx is missing.')
  const { children } = await treeOfPage(await load())
  const rows = children.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []))
  const place = { page: pageIds.leftOut, group: 'Not in this course', heading: '', anchor: '' }
  return rows.flatMap(textsIn).map((text) => ({ kind: 'lesson', ...place, text }))
}

const leftOutFile = import.meta.glob<Page>('../../stories/guides/NotInThisCourse.mdx', { import: 'default' })

/** A name in a lesson's prose. */
interface Place extends Pick<Unnumbered, 'page' | 'heading' | 'anchor'> {
  name: string
}

/** The paragraphs, items and rows of a lesson's page, each with the heading that it stands under, not the code; and what its exercises ask for. */
async function pageOf(lesson: Lesson): Promise<{ passages: Unnumbered[]; places: Place[] }> {
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
  const places: Place[] = []
  for (const node of children) {
    if (node.type === 'html') isLeftOut = LEFT_OUT.test(node.value)
    if (node.type === 'heading') {
      const heading = toString(node)
      under = { heading, anchor: slugs.slug(heading) }
      passages.push({ ...page, ...under, text: heading })
    } else if (!isLeftOut) passages.push(...textsIn(node).map((text) => ({ ...page, ...under, text })))
    const place = { page: page.page, heading: lesson.skill, anchor: under.anchor }
    places.push(...codeIn(node).map((name) => ({ ...place, name })))
  }
  const asked = exercises.map((exercise) => ({
    kind: 'exercise' as const,
    page: exercisePageId(exercise),
    group: 'Exercises',
    heading: lesson.skill,
    anchor: '',
    text: `${exercise.title}: ${exercise.task.replaceAll('`', '')}`,
  }))
  return { passages: [...passages, ...asked], places }
}

/** The names of the libraries that lessons speak of, each at the first place of the lesson that has it most often. */
function namesIn(places: readonly Place[]): Unnumbered[] {
  const known = libraryNames()
  const names = [...new Set(places.map(({ name }) => name))].filter((name) => known.has(name))
  return names.flatMap((name) => {
    const here = places.filter((place) => place.name === name)
    const countOn = (page: string) => here.filter((place) => place.page === page).length
    const [most] = here.toSorted((one, other) => countOn(other.page) - countOn(one.page))
    if (most === undefined) return []
    const { page, heading, anchor } = most
    return [{ kind: 'name', page, group: 'Names in the libraries', heading, anchor, text: name }]
  })
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

/** The names that a text has as code. */
function codeIn(node: Root | RootContent): string[] {
  if (node.type === 'inlineCode') return node.value.match(/^[A-Za-z]\w*/)?.slice(0, 1) ?? []
  return 'children' in node ? node.children.flatMap(codeIn) : []
}
