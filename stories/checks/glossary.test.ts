import { describe, expect, it } from 'vitest'
import { lessonPageId } from '#syllabus/lessons.ts'
import { glossary } from '#course/lesson/glossary.ts'
import type { TermName } from '#course/lesson/glossary.ts'
import { termId } from '#course/lesson/termId.ts'
import { docsPages, entries, read } from './contents.ts'

const terms = glossary.map<string>(({ term }) => term)

/** The terms that each docs page links. */
const linked = docsPages.map((page) => ({ page, names: termsIn(read(page)) }))

describe('the glossary', () => {
  it.each(glossary)('says what $term is in two sentences', ({ says }) => {
    const prose = says.replaceAll(/`[^`]*`/g, 'code')
    expect(prose.match(/[.:;](?=\s|$)/g)?.filter((end) => end === '.')).toHaveLength(2)
    expect(prose).toMatch(/^[A-Z].*\.$/)
  })

  it.each(glossary)('sends to a page that teaches $term', ({ lesson }) => {
    expect(entries[lessonPageId({ slug: lesson })]?.type).toBe('docs')
  })

  it.each(glossary)('is asked for $term by some page', ({ term }) => {
    expect(linked.filter(({ names }) => names.includes(term))).not.toEqual([])
  })

  it('has an address of its own for each term', () => {
    const ids = glossary.map(({ term }) => termId(term))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('knows no other terms', () => {
    // @ts-expect-error -- A block that names a term that is not in the list fails the type check.
    const unknown: TermName = 'spinner'
    expect(terms).not.toContain(unknown)
  })
})

describe.each(linked)('$page', ({ names }) => {
  it('links only terms that the glossary has, each once', () => {
    expect(names.filter((name) => !terms.includes(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

function termsIn(text: string): string[] {
  return [...text.matchAll(/<Term\s+of=(?:"([^"]*)"|\{'([^']*)'\})/g)].map(
    ([, quoted, braced]) => quoted ?? braced ?? '',
  )
}
