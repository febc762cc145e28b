import type { List, ListItem } from 'mdast'
import type { ReactNode } from 'react'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { checkedText } from '#syllabus/versions.ts'
import type { LessonSlug } from '#syllabus/lessons.ts'
import { excerptOf, withoutMarkers } from '#course/code/excerptOf.ts'
import { textOf } from '#course/code/colouredLines.ts'
import { diagramInWords } from '#course/diagram/wordsOf.ts'
import type { DiagramWords } from '#course/diagram/wordsOf.ts'
import type { Exercise as Definition } from '#course/exercise/exercise.ts'
import type { Task } from '#course/demo/task.ts'
import type { Prediction } from '#course/prediction/prediction.ts'
import { lessonAddress, siteAddress } from './siteAddress.ts'
import { md, paragraph, parsed, toMarkdown } from './toMarkdown.ts'
import type { BlockText, Nodes } from './toMarkdown.ts'

// What the blocks of a page are in a text, by their names.

export const Meta = (): BlockText => []

export function LessonHead({ slug }: { slug: LessonSlug }): BlockText {
  const { lesson, group, number, count } = lessonOf(slug)
  const page = siteAddress(`storybook/?path=/docs/${lessonPageId(lesson)}`)
  return [
    md`# ${lesson.title}`,
    md`> ${lesson.promise}`,
    md`Lesson ${number} of ${count} · ${group.title} · ${lesson.minutes} min · [this page with its live demos](${page}) · [its screen in the app](${siteAddress(lesson.path)})`,
    md`${checkedText(lesson)}`,
  ]
}

export function LessonNav({ slug }: { slug: LessonSlug }): BlockText {
  const { previous, next } = lessonOf(slug)
  return [
    next && md`Next: [${next.title}](${lessonAddress(next)})`,
    previous && md`Previous: [${previous.title}](${lessonAddress(previous)})`,
  ]
}

interface DemoProps {
  of: { input: { parameters?: { diagram?: DiagramWords } } }
  title: string
  tasks?: readonly Task[]
  children: Nodes
}

export function Demo({ of, title, tasks = [], children }: DemoProps): BlockText {
  const diagram = of.input.parameters?.diagram
  return [
    md`**Demo: ${title}**`,
    children,
    ...(diagram === undefined ? [] : diagramIn({ of: diagram })),
    tasks.length === 0 ? undefined : [checklist(tasks.map(({ says }) => md`${says}`))],
  ]
}

export const FramedDemo = Demo

function checklist(items: readonly string[]): List {
  const children = items.map((item): ListItem => {
    return { type: 'listItem', spread: false, checked: false, children: parsed(item) as [] }
  })
  return { type: 'list', ordered: false, spread: false, children }
}

/** The summary of the fold that holds a diagram in words. */
export const IN_WORDS = 'The diagram in words'

/** A diagram in the words that a screen reader gets. */
function diagramIn({ of }: { of: DiagramWords }): BlockText {
  const nodes = diagramInWords(of).flatMap(({ name, says, ways }) => [
    md`- **${name}**: ${says}`,
    ...ways.map((way) => md`  - ${way}`),
  ])
  return [md`**Diagram: ${of.title}**`, ...fold(IN_WORDS, nodes.join('\n'))]
}

function fold(summary: string, ...content: BlockText): BlockText {
  return [`<details>\n<summary>${summary}</summary>`, ...content, '</details>']
}

interface Code {
  path: string
  code: string
}

/** Lines of a file, under its path. */
function listing(path: string, code: string): BlockText {
  return [
    `\`${path}\`:`,
    [{ type: 'code', lang: path.slice(path.lastIndexOf('.') + 1), value: code.trimEnd() }],
  ]
}

export function Excerpt({ path, code, region }: Code & { region?: string }): BlockText {
  return listing(
    path,
    excerptOf(code, { region })
      .map(({ parts }) => textOf(parts))
      .join('\n'),
  )
}

export function SourceFile({ path, code }: Code): BlockText {
  return listing(path, withoutMarkers(code))
}

/** Its lines that matter stand where the page is about them. */
export const WholeFile = (): BlockText => []

interface Side extends Code {
  title: string
  note: ReactNode
}

interface PairProps {
  title: string
  wrong?: Side
  right?: Side
  children: Nodes
}

export async function Pair({ title, wrong, right, children }: PairProps): Promise<BlockText> {
  if (wrong === undefined || right === undefined) return [children]
  return [
    md`**${title}**`,
    children,
    ...(await sideOf('✗ Wrong', wrong)),
    ...(await sideOf('✓ Right', right)),
  ]
}

async function sideOf(verdict: string, { title, note, ...code }: Side): Promise<BlockText> {
  const text = typeof note === 'string' ? md`${note}` : [paragraph(await toMarkdown(note))]
  return [md`**${verdict}: ${title}**`, text, ...SourceFile(code)]
}

/** A story that `runOf` has made. */
interface RunOfPrediction {
  input: { parameters: { prediction: Prediction } }
}

export function Predict({ of, againIn }: { of: RunOfPrediction; againIn?: LessonSlug }): BlockText {
  const { title, question, options } = of.input.parameters.prediction
  return [
    md`**${againIn === undefined ? 'Predict' : 'From earlier, predict'}: ${title}**`,
    md`${question}`,
    options
      .map((option) => md`- ${typeof option === 'number' ? option.toLocaleString('en') : option}`)
      .join('\n'),
  ]
}

export async function Exercise({
  of: { title, task, hints, path, startText, solution },
}: {
  of: Definition
}): Promise<BlockText> {
  const [{ default: start }, { default: solved }] = await Promise.all([startText(), solution()])
  return [
    md`**Exercise: ${title}**`,
    md`${task}`,
    ...listing(path, start),
    ...fold('Hints', hints.map((hint) => md`1. ${hint}`).join('\n')),
    ...fold('Solution', ...listing(path.replace(/\w+(?=\.tsx$)/, 'solution'), solved)),
  ]
}

/** Within a sentence, unlike all others. */
export function StateName({ is }: { is: string }): BlockText {
  return [[{ type: 'strong', children: [{ type: 'text', value: is }] }]]
}

export function Term({ of, children }: { of: string; children: Nodes }): BlockText {
  return [children.length === 0 ? [{ type: 'text', value: of }] : children]
}

export function AloneOnPhones({ children }: { children: Nodes }): BlockText {
  return [children]
}

/** The link of a page to another one, seen from a text of its own. */
export function docsHref(id: string): string {
  return siteAddress(`/storybook/?path=/docs/${id}`)
}
