import { excerptOf } from '#course/code/excerptOf.ts'
import { exercisePageId } from '#course/exercise/placeInCourse.ts'
import type { Exercise as Definition } from '#course/exercise/exercise.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { checkedText } from '#syllabus/versions.ts'
import type { Lesson, LessonSlug } from '#syllabus/lessons.ts'
import type { TermName } from '#course/glossary/glossary.ts'
import { termId } from '#course/glossary/termId.ts'
import type { Code } from './blocks.ts'
import { fileOf, figure, fold, lineOf, linkTo, listing } from './readingParts.ts'
import { liveAddress, readingAddress, siteAddress } from './siteAddress.ts'
import { markup } from './markup.ts'
import { md } from './toMarkdown.ts'
import type { BlockText, Nodes } from './toMarkdown.ts'

// What the blocks of a page are in the reading edition, by their names, where they are not as in the Markdown. Those with demos are in
// `readingDemos.ts`.

export function LessonHead({ slug }: { slug: LessonSlug }): BlockText {
  const { lesson, number, count } = lessonOf(slug)
  return [
    markup`<p class="place">Lesson ${number} of ${count} · ${lesson.minutes} min</p>`,
    markup`<h1>${lesson.skill} <small>${lesson.title}</small></h1>`,
    markup`<p class="lead">${lesson.promise}</p>`,
    markup`<p class="ways"><a class="live" href="${liveAddress(lessonPageId(lesson))}">Open the live lesson</a> <a href="${siteAddress(lesson.path)}">Open this screen in the app</a></p>`,
    markup`<p class="small">${checkedText(lesson)}</p>`,
  ]
}

/** The foot of a page: that of a lesson has a slug. */
export function LessonNav({ slug }: { slug?: LessonSlug }): BlockText {
  if (slug === undefined)
    return [markup`<nav aria-label="Lessons"><a href="${siteAddress('lessons/')}">All lessons</a></nav>`]
  const { previous, next } = lessonOf(slug)
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

/** A word that the glossary explains. */
export function Term({ of, children }: { of: TermName; children: Nodes }): BlockText {
  return [
    markup`<a class="term" href="${siteAddress(`lessons/glossary/#${termId(of)}`)}">`,
    children.length === 0 ? [{ type: 'text', value: of }] : children,
    markup`</a>`,
  ]
}

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

export async function Exercise({ of: exercise }: { of: Definition }): Promise<BlockText> {
  const { title, task, hints, path, startText } = exercise
  const { default: start } = await startText()
  const page = liveAddress(exercisePageId(exercise))
  return figure(
    'exercise',
    `Exercise: ${title}`,
    linkTo(page, 'Solve it', title),
    md`${task}`,
    fileOf(path, start),
    ...fold('Hints', hints.map((hint) => md`1. ${hint}`).join('\n')),
  )
}
