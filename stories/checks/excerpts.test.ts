import { describe, expect, it } from 'vitest'
import { excerptOf } from '#course/code/excerptOf.ts'
import { textOf } from '#course/code/colouredLines.ts'
import { docsPages, read } from './contents.ts'
import { excerptsIn, rawImports } from './excerptsIn.ts'

/** How many lines an excerpt has: fewer say too little about where they stand, more are not read. */
const LINES = { least: 8, most: 15 }

/** The excerpts that are shorter or longer, and why: a region's name after the file's. */
const otherLengths: Readonly<Record<string, string>> = {
  'src/screens/InfiniteQuery.tsx retry': 'one function, whole; its neighbours are the markup of the screen',
  'KeptAbove.tsx above': 'one component, whole: what it keeps, and where it passes it',
}

describe('the excerpts', () => {
  it.each(docsPages)('of %s are in the files that they name', (page) => {
    const sources = rawImports(page)
    for (const { path, code, region, lit } of excerptsIn(page)) {
      const source = sources.get(code) ?? `(${code} is not imported)`
      expect(source.endsWith(path), `${path} is the path of ${source}`).toBe(true)
      expect(() => excerptOf(read(source), { region, lit })).not.toThrow()
    }
  })

  it.each(docsPages)(
    `of %s have ${LINES.least} to ${LINES.most} lines, but for those that are named`,
    (page) => {
      const sources = rawImports(page)
      for (const { path, code, region } of excerptsIn(page)) {
        const name = [path, region].filter(Boolean).join(' ')
        const { length } = excerptOf(read(sources.get(code) ?? ''), { region })
        const isOther = length < LINES.least || length > LINES.most
        expect.soft(isOther, `${name}: ${length} lines`).toBe(name in otherLengths)
      }
    },
  )

  it.each(docsPages)('of %s cite nothing that learners cannot look up', (page) => {
    const sources = rawImports(page)
    for (const { code, region } of excerptsIn(page)) {
      const text = excerptOf(read(sources.get(code) ?? ''), { region }).map(({ parts }) => textOf(parts))
      expect.soft(text.filter((line) => /\((behaviour|decision) /.test(line))).toEqual([])
    }
  })
})
