import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { SEARCH_FILE } from '#course/links/passages.ts'
import type { Passage } from '#course/links/passages.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { hoursOf, minutesOf } from '#syllabus/minutesOf.ts'
import { practiceIds } from '#syllabus/practiceList.ts'
import { textsOfCourse } from '../../scripts/lesson-texts/plugin.ts'
import { read } from './contents.ts'

const SYLLABUS = 'src/syllabus/lessons.ts'
const README = 'README.md'
const files = new Map((await textsOfCourse()).map(({ fileName, source }) => [fileName, source]))
const passages = JSON.parse(files.get(SEARCH_FILE) ?? '[]') as Passage[]
const due = lessons.map((lesson) => ({ slug: lesson.slug, minutes: minutesFor(lesson) }))

it('the syllabus says for each lesson the minutes that its page takes', async () => {
  const written = due.reduce(
    (text, { slug, minutes }) =>
      text.replace(new RegExp(`(?<=slug: '${slug}',.*?minutes: )\\d+`, 's'), String(minutes)),
    read(SYLLABUS),
  )
  await expect(written, '`npm run new:docs` writes it').toMatchFileSnapshot(fileOf(SYLLABUS))
})

it('the README says how many hours the course takes', async () => {
  const hours = hoursOf(due.map(({ minutes }) => minutes))
  const written = read(README).replace(/(?<=about )\d+(?= hours)/, String(hours))
  expect(written).toContain(`about ${hours} hours`)
  await expect(written, '`npm run new:docs` writes it').toMatchFileSnapshot(fileOf(README))
})

function minutesFor(lesson: Lesson): number {
  const own = passages.filter(
    ({ kind, page, heading }) =>
      (kind === 'lesson' && page === lessonPageId(lesson)) ||
      (kind === 'exercise' && heading === lesson.skill),
  )
  const { exercises, predictions } = practiceIds(lesson.slug)
  return minutesOf({
    words: own.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    tasks: [...(files.get(`lessons/${lesson.slug}.md`) ?? '').matchAll(/^- \[ \] /gm)].length,
    predictions: predictions.length,
    exercises: exercises.length,
  })
}

function fileOf(path: string): string {
  return resolve(import.meta.dirname, '../..', path)
}
