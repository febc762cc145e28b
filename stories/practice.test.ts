import { describe, expect, it } from 'vitest'
import { lessons } from '#lessons.ts'
import { practice } from '#progress/practice.ts'
import { files, folderOf } from './catalogue.ts'

describe('the list of what there is to practise', () => {
  it.each(lessons)('$title has its exercises and predictions', (lesson) => {
    const named = practice[lesson.slug] ?? { exercises: [], predictions: [] }
    const namesIn = (pattern: RegExp) =>
      files
        .filter((file) => file.startsWith(`${folderOf(lesson)}/`))
        .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    expect({
      exercises: [...named.exercises].toSorted(),
      predictions: [...named.predictions].toSorted(),
    }).toEqual({
      exercises: namesIn(/\/exercises\/([^/]+)\/exercise\.ts$/).toSorted(),
      predictions: namesIn(/\/predictions\/([^/.]+)\.tsx?$/).toSorted(),
    })
  })

  it('names no lesson that is not there', () => {
    const slugs: string[] = lessons.map(({ slug }) => slug)
    expect(Object.keys(practice).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
