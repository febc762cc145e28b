import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { excerptOf } from '#course/code/excerptOf.ts'
import { textOf } from '#course/code/colouredLines.ts'
import { docsPages, listingsOf } from './contents.ts'

/** How many lines an excerpt has: fewer say too little about where they stand, more are not read. */
const LINES = { least: 8, most: 15 }

/** The excerpts that are shorter or longer, and why: a region's name after the file's. */
const otherLengths: Readonly<Record<string, string>> = {
  'src/screens/InfiniteQuery.tsx retry': 'one function, whole; its neighbours are the markup of the screen',
  'Worlds.stories.tsx replaced': 'one hook, whole: a story has little else',
  'KeptAbove.tsx above': 'one component, whole: what it keeps, and where it passes it',
}

const excerpts = docsPages.flatMap((page) =>
  listingsOf(page)
    .filter(({ block }) => block === 'Excerpt')
    .map(({ path, file, region }) => ({
      name: [path, region].filter(Boolean).join(' '),
      page,
      lines: excerptOf(readFileSync(file, 'utf8'), { region }).map(({ parts }) => textOf(parts)),
    })),
)

describe('the excerpts of pages', () => {
  it(`have ${LINES.least} to ${LINES.most} lines, but for those that are named`, () => {
    const others = excerpts.filter(({ lines }) => lines.length < LINES.least || lines.length > LINES.most)
    expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(otherLengths).toSorted())
  })

  it('cite nothing that learners cannot look up', () => {
    expect(excerpts.length).toBeGreaterThan(50)
    const citing = excerpts.filter(({ lines }) => lines.some((line) => /\((behaviour|decision) /.test(line)))
    expect(citing.map(({ name, page }) => `${page}: ${name}`)).toEqual([])
  })
})
