import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { practice } from '#syllabus/practiceList.ts'
import { files, folderOf, read } from './contents.ts'

describe('the list of what there is to practise', () => {
  it.each(lessons)('$title has its exercises and predictions', (lesson) => {
    const named = practice[lesson.slug] ?? { exercises: [], predictions: [] }
    const own = files.filter((file) => file.startsWith(`${folderOf(lesson)}/`))
    const exercises = own.flatMap((file) => /\/exercises\/([^/]+)\/exercise\.ts$/.exec(file)?.[1] ?? [])
    const predictions = own
      .filter((file) => file.endsWith('/predictions/predictions.ts'))
      .flatMap((file) => [...read(file).matchAll(new RegExp(`\\bid: '${lesson.slug}/([^']+)'`, 'g'))])
      .map(([, name]) => name)
    expect({
      exercises: [...named.exercises].toSorted(),
      predictions: [...named.predictions].toSorted(),
    }).toEqual({
      exercises: exercises.toSorted(),
      predictions: predictions.toSorted(),
    })
  })

  it('names no lesson that is not there', () => {
    const slugs: string[] = lessons.map(({ slug }) => slug)
    expect(Object.keys(practice).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
