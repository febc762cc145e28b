import type { DiagramData } from '#course/diagram/diagram.ts'
import { glossary } from '#course/glossary/glossary.ts'
import type { GlossaryEntry } from '#course/glossary/glossary.ts'
import { termId } from '#course/glossary/termId.ts'
import { groups, lessons, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { courseNeeds, coursePromise, courseTitle } from '#syllabus/courseWords.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import * as blocks from './blocks.ts'
import { escaped, markup } from './markup.ts'
import { readingAddress, siteAddress } from './siteAddress.ts'
import { md } from './toMarkdown.ts'
import type { BlockText, Nodes } from './toMarkdown.ts'

// What the blocks are in the reading edition that only the pages beside the lessons import.

export const appHref = siteAddress

export function CourseStart({ children }: { children: Nodes }): BlockText {
  return [
    md`# ${courseTitle}`,
    md`${coursePromise}`,
    md`${courseNeeds}`,
    markup`<p class="small">${courseLength}</p>`,
    children,
  ]
}

/** What a learner has done is on the live page alone. */
export const CourseProgress = (): BlockText => []

export function CourseMap(): BlockText {
  return groups.flatMap(({ slug, title }) => [md`### ${title}`, listOf(lessonsOf(slug))])
}

/** Lessons by their numbers, with what each is good for. */
export function listOf(some: readonly Lesson[]): Nodes {
  const items = some.map(
    (lesson) =>
      `<li value="${lessons.indexOf(lesson) + 1}"><a href="${readingAddress(lesson)}">${escaped(lesson.skill)}</a> <small>${escaped(lesson.title)}</small><br>${escaped(lesson.promise)}</li>`,
  )
  return [{ type: 'html', value: `<ol>${items.join('')}</ol>` }]
}

export function GlossaryList({ group }: Pick<GlossaryEntry, 'group'>): BlockText {
  return glossary
    .filter((entry) => entry.group === group)
    .flatMap(({ term, says, lesson: slug }) => {
      const { lesson } = lessonOf(slug)
      return [
        markup`<p class="term" id="${termId(term)}"><dfn>${term}</dfn></p>`,
        md`${says} [${lesson.title}](${readingAddress(lesson)})`,
      ]
    })
}

export const Diagram = ({ of }: { of: DiagramData }): BlockText => blocks.Diagram({ of })
