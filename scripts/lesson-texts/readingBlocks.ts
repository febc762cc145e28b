import { excerptOf, withoutMarkers } from '#course/code/excerptOf.ts'
import { colouredLines } from '#course/code/colouredLines.ts'
import type { ColouredLine } from '#course/code/colouredLines.ts'
import { exercisePageId } from '#course/exercise/placeInCourse.ts'
import type { Exercise as Definition } from '#course/exercise/exercise.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { neighboursOn } from '#syllabus/ways.ts'
import { checkedText } from '#syllabus/versions.ts'
import type { Lesson, LessonSlug } from '#syllabus/lessons.ts'
import * as blocks from './blocks.ts'
import type { Code, DemoProps, PairProps, Side } from './blocks.ts'
import type { ShownStory } from './pagesAsText.ts'
import { readingAddress, siteAddress } from './siteAddress.ts'
import { escaped, markup } from './markup.ts'
import { md, paragraph, toMarkdown } from './toMarkdown.ts'
import type { BlockText, Nodes } from './toMarkdown.ts'

// What the blocks of a page are in the reading edition, by their names, where they are not as in the Markdown.

/** Where a lesson is live, with its demos. */
function liveLesson(lesson: Pick<Lesson, 'slug'>): string {
  return siteAddress(`storybook/?path=/docs/${lessonPageId(lesson)}`)
}

export function LessonHead({ slug }: { slug: LessonSlug }): BlockText {
  const { lesson, number, count } = lessonOf(slug)
  return [
    markup`<p class="place">Lesson ${number} of ${count} · ${lesson.minutes} min</p>`,
    markup`<h1>${lesson.skill} <small>${lesson.title}</small></h1>`,
    markup`<p class="lead">${lesson.promise}</p>`,
    markup`<p class="ways"><a class="live" href="${liveLesson(lesson)}">Open the live lesson</a> <a href="${siteAddress(lesson.path)}">Open this screen in the app</a></p>`,
    markup`<p class="small">${checkedText(lesson)}</p>`,
  ]
}

export function LessonNav({ slug }: { slug: LessonSlug }): BlockText {
  const { previous, next } = neighboursOn(undefined, slug)
  return [
    markup`<nav aria-label="Lessons">`,
    ...wayTo('Next', next),
    ...wayTo('Previous', previous),
    markup`</nav>`,
  ]
}

function wayTo(label: string, lesson: Lesson | undefined): BlockText {
  if (lesson === undefined) return []
  const address = readingAddress(lesson)
  return [markup`<a href="${address}">${label}: ${lesson.skill} <small>${lesson.title}</small></a>`]
}

/** A part of the page with a name and, where it is live, a link to it. */
function figure(kind: string, title: string, link: Nodes, ...content: BlockText): BlockText {
  return [
    markup`<figure class="${kind}" aria-label="${title}"><p class="head"><b>${title}</b>`,
    link,
    markup`</p>`,
    ...content,
    markup`</figure>`,
  ]
}

function linkTo(address: string, does: string, title: string): Nodes {
  return markup`<a href="${address}">${does}<span class="unseen">: ${title}</span></a>`
}

function fold(summary: string, ...content: BlockText): BlockText {
  return [markup`<details><summary>${summary}</summary>`, ...content, markup`</details>`]
}

export function Demo(props: DemoProps): BlockText {
  const { of, title } = props
  const [, ...rest] = blocks.Demo(props)
  return figure('demo', title, linkTo(of.address, 'Open the demo', title), ...rest)
}

export const FramedDemo = (props: DemoProps): BlockText => Demo(props)

export function Excerpt({
  path,
  code,
  region,
  lit,
}: Code & { region?: string; lit?: readonly string[] }): BlockText {
  const lines = excerptOf(code, { region, lit })
  return [
    listing(
      path,
      lines.map(({ parts, isLit }) => lineOf(parts, isLit)),
    ),
  ]
}

export function SourceFile({ path, code }: Code): BlockText {
  return [fileOf(path, code)]
}

function fileOf(path: string, code: string): Nodes {
  return listing(
    path,
    colouredLines(withoutMarkers(code).trimEnd()).map((parts) => lineOf(parts, false)),
  )
}

/** Lines of code, in their colours, under the name of their file. */
function listing(path: string, lines: readonly string[]): Nodes {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const value = `<figure class="code" aria-label="${escaped(name)}"><figcaption>${escaped(name)}</figcaption><pre tabindex="0" aria-label="${escaped(name)}"><code>${lines.join('\n')}</code></pre></figure>`
  return [{ type: 'html', value }]
}

function lineOf(parts: ColouredLine, isLit: boolean): string {
  const line = parts
    .map(({ kind, text }) =>
      kind === 'plain' ? escaped(text) : `<i class="${kind[0]}">${escaped(text)}</i>`,
    )
    .join('')
  return isLit ? `<mark>${line}</mark>` : line
}

export async function Pair({ title, wrong, right, children }: PairProps): Promise<BlockText> {
  if (wrong === undefined || right === undefined) return [children]
  const sides = [...(await sideOf('✗ Wrong', wrong)), ...(await sideOf('✓ Right', right))]
  return figure('pair', title, [], children, ...sides)
}

async function sideOf(verdict: string, { of, title, note, path, code }: Side): Promise<BlockText> {
  const text = typeof note === 'string' ? md`${note}` : [paragraph(await toMarkdown(note))]
  const file = path.slice(path.lastIndexOf('/') + 1)
  return figure(
    'side',
    `${verdict}: ${title}`,
    linkTo(of.address, 'Open the demo', title),
    text,
    ...fold(`The code: ${file}`, fileOf(path, code)),
  )
}

export function Predict(props: { of: ShownStory; againIn?: LessonSlug }): BlockText {
  const { of, againIn } = props
  const [, question, options] = blocks.Predict(props)
  if (of.prediction === undefined || of.expected === undefined)
    throw new Error(`${of.name} says no answer to its question.`)
  const { title, why } = of.prediction
  const answer = typeof of.expected === 'number' ? of.expected.toLocaleString('en') : of.expected
  const reason = typeof why === 'string' ? why : why(of.expected)
  return figure(
    'predict',
    `${againIn === undefined ? 'Predict' : 'From earlier'}: ${title}`,
    [],
    question,
    options,
    ...fold('The answer', `${md`**${answer}**`}\n\n${md`${reason}`}`),
  )
}

export async function Exercise({ of: exercise }: { of: Definition }): Promise<BlockText> {
  const { title, task, hints, path, startText } = exercise
  const { default: start } = await startText()
  const page = siteAddress(`storybook/?path=/docs/${exercisePageId(exercise)}`)
  return figure(
    'exercise',
    `Exercise: ${title}`,
    linkTo(page, 'Solve it', title),
    md`${task}`,
    fileOf(path, start),
    ...fold('Hints', hints.map((hint) => md`1. ${hint}`).join('\n')),
  )
}
