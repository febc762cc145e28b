import { lessonPageId } from '#syllabus/lessons.ts'
import { excerptOf, withoutMarkers } from '#course/code/excerptOf.ts'
import { textOf } from '#course/code/colouredLines.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import type { DiagramData } from '#course/diagram/diagram.ts'
import type { Task } from '#course/stage/task.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import { diagramText, drawnBy } from './diagramText.ts'
import { fold, link, list, listing, paragraph, phrases, strong } from './nodes.ts'
import type { Blocks } from './nodes.ts'
import { predictionOf } from './predictionOf.ts'
import { lessonAddress, siteAddress } from './siteAddress.ts'
import type { ShownStory } from './stories.ts'

/** The props of a block, and what stands between its tags, already as Markdown. */
export interface BlockProps {
  [name: string]: unknown
  children: Blocks
}

type Block = (props: BlockProps) => Blocks | Promise<Blocks>

/** What a page's blocks are in a text, by their names. One that is not here leaves its title and what is in it. */
export const blocks: Record<string, Block | undefined> = {
  Meta: () => [],
  LessonHead: head,
  LessonNav: nav,
  Demo: demo,
  FramedDemo: demo,
  Excerpt: excerpt,
  SourceFile: (props) => whole(props as unknown as CodeSide),
  CodeDiff: ({ wrong, right }) => [
    paragraph(strong(...phrases('Before'))),
    ...whole(wrong as CodeSide),
    paragraph(strong(...phrases('After'))),
    ...whole(right as CodeSide),
  ],
  Pair: pair,
  Predict: predict,
  Exercise: exercise,
  Diagram: ({ of }) => diagramText(of as DiagramData),
  AloneOnPhones: ({ children }) => children,
}

/** A block that this file does not know: its title, if it has one, and what is in it. */
export function anyBlock({ title, label, children }: BlockProps): Blocks {
  const name = [title, label].find((text) => typeof text === 'string')
  return [...(typeof name === 'string' ? [paragraph(strong(...phrases(name)))] : []), ...children]
}

function head({ slug, goal }: BlockProps): Blocks {
  const { lesson, group, number, count } = lessonOf(String(slug))
  return [
    { type: 'heading', depth: 1, children: phrases(lesson.title) },
    { type: 'blockquote', children: [paragraph(...phrases(String(goal ?? lesson.promise)))] },
    paragraph(
      ...phrases(`Lesson ${number} of ${count} · ${group.title} · ${lesson.minutes} min · `),
      link(siteAddress(`storybook/?path=/docs/${lessonPageId(lesson)}`), 'this page with its live demos'),
      ...phrases(' · '),
      link(siteAddress(lesson.path), 'its screen in the app'),
    ),
  ]
}

function nav({ slug }: BlockProps): Blocks {
  if (slug === undefined) return []
  const { previous, next } = lessonOf(String(slug))
  const ways = [
    ...(next ? [[`Next: `, link(lessonAddress(next), next.title)] as const] : []),
    ...(previous ? [[`Previous: `, link(lessonAddress(previous), previous.title)] as const] : []),
  ]
  return ways.map(([label, to]) => paragraph(...phrases(label), to))
}

function demo({ of, title, tasks = [], children }: BlockProps): Blocks {
  const todo = (tasks as Task[]).map(({ says }) => says)
  return [
    paragraph(strong(...phrases('Demo: '), linkToStory(of, String(title)))),
    ...children,
    ...drawnBy(of as ShownStory),
    ...(todo.length > 0 ? [list(todo, 'tasks')] : []),
  ]
}

function excerpt({ path, code, region }: BlockProps): Blocks {
  const lines = excerptOf(String(code), { region: region as string | undefined })
  return listing(String(path), lines.map(({ parts }) => textOf(parts)).join('\n'))
}

interface CodeSide {
  path: string
  code: string
}

function whole({ path, code }: CodeSide): Blocks {
  return listing(path, withoutMarkers(code))
}

interface Side extends CodeSide {
  of: ShownStory
  title: string
  note?: string
}

function pair({ title, wrong, right, children }: BlockProps): Blocks {
  if (wrong === undefined || right === undefined) return children
  return [
    paragraph(strong(...phrases(String(title)))),
    ...children,
    ...sideOf('✗ Wrong: ', wrong as Side),
    ...sideOf('✓ Right: ', right as Side),
  ]
}

function sideOf(verdict: string, side: Side): Blocks {
  return [
    paragraph(strong(...phrases(verdict), linkToStory(side.of, side.title))),
    ...(side.note === undefined ? [] : [paragraph(...phrases(side.note))]),
    ...whole(side),
  ]
}

async function predict({ of, againIn }: BlockProps): Promise<Blocks> {
  const { title, question, options } = await predictionOf(of as ShownStory)
  const kind = againIn === undefined ? 'Predict: ' : 'From earlier, predict: '
  return [
    paragraph(strong(...phrases(kind + title))),
    paragraph(...phrases(question)),
    list(options.map((option) => (typeof option === 'number' ? option.toLocaleString('en') : option))),
  ]
}

async function exercise({ of }: BlockProps): Promise<Blocks> {
  const { title, task, hints, path, problem, solution } = of as Exercise
  const [{ default: start }, { default: solved }] = await Promise.all([problem(), solution()])
  return [
    paragraph(strong(...phrases(`Exercise: ${title}`))),
    paragraph(...phrases(task)),
    ...listing(path, start),
    ...fold('Hints', [list(hints, 'numbers')]),
    ...fold('Solution', listing(path.replace(/problem\.tsx$/, 'solution.tsx'), solved)),
  ]
}

function linkToStory(story: unknown, title: string) {
  return link(siteAddress(`storybook/?path=/story/${(story as ShownStory).id}`), title)
}
