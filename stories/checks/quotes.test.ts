import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { docsPageOf, files, folderOf, read } from './contents.ts'

const pages = lessons.map(docsPageOf)

/** The files whose strings a lesson's page shows as sentences. */
const texts = lessons.flatMap((lesson) =>
  files.filter(
    (file) =>
      file.startsWith(`${folderOf(lesson)}/`) && /\/(tasks|exercise|predictions\/\w+)\.ts$/.test(file),
  ),
)

/** The graders of all exercises, whose reasons a learner reads. */
const graders = files.filter((file) => /\/exercises\/[^/]+\/\w+\.stories\.tsx$/.test(file))

/** All pages of the catalogue. */
const allPages = files.filter((file) => file.endsWith('.mdx'))

describe('the quotation marks of the pages are “ and ”, and their apostrophes ’', () => {
  it.each(allPages)('in the prose of %s', (page) => {
    expect(proseOf(read(page)).match(/.*['"].*/g) ?? []).toEqual([])
  })

  it.each([...pages, ...texts])('in each sentence of %s', (file) => {
    const text = read(file)
      .replaceAll(/`[^`]*`/g, 'code')
      .replaceAll(/\/\/.*/g, '')
      .replaceAll(/\/\*.*?\*\//gs, '')
    expect(text.match(/.*(?:[a-z]'[a-z]|‘).*/gi) ?? []).toEqual([])
  })

  it.each(graders)('in what %s says', (file) => {
    const text = read(file)
      .replaceAll(/\/\/.*/g, '')
      .replaceAll(/\/\*.*?\*\//gs, '')
    expect(text.match(/because\(.*[a-z]'[a-z].*|.*‘.*/gi) ?? []).toEqual([])
  })
})

/** What a page says itself: no imports, no code, no values of its blocks. */
function proseOf(page: string): string {
  return page
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/lit=\{\[.*?\]\}/gs, '')
    .replaceAll(/\{[^{}]*\}/g, '')
    .replaceAll(/\{[^{}]*\}/g, '')
    .replaceAll(/=\s*"[^"]*"/g, '')
}
