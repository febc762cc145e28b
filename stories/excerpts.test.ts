import { describe, expect, it } from 'vitest'
import { excerptOf } from '#storybook/blocks/code/excerptOf.ts'
import { docsPages, read } from './catalogue.ts'
import { excerptsIn, rawImports } from './excerptsIn.ts'

describe('the excerpts', () => {
  it.each(docsPages)('of %s are in the files that they name', (page) => {
    const sources = rawImports(page)
    for (const { path, code, region, lit } of excerptsIn(page)) {
      const source = sources.get(code) ?? `(${code} is not imported)`
      expect(source.endsWith(path), `${path} is the path of ${source}`).toBe(true)
      expect(() => excerptOf(read(source), { region, lit })).not.toThrow()
    }
  })
})
