import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withListings } from './listings.ts'

const page = resolve(import.meta.dirname, '../../stories/lessons/basic-query/BasicQuery.mdx')
const codeOf = (mdx: string) => withListings(mdx, page).code

describe('a listing of a page', () => {
  it('has the code of the file that it names, and the name of this file above it', () => {
    expect(codeOf('<SourceFile file="./demos/KeyWithUser.tsx" />')).toBe(
      '<SourceFile path="KeyWithUser.tsx" code={listing0} />\n' +
        "import listing0 from './demos/KeyWithUser.tsx?raw'",
    )
  })

  it('of a file from the root has its path above it', () => {
    expect(codeOf('<SourceFile file="src/api/client.ts" />')).toBe(
      '<SourceFile path="src/api/client.ts" code={listing0} />\n' +
        "import listing0 from './../../../src/api/client.ts?raw'",
    )
  })

  it('may be a side of a pair; a file that is shown twice is imported once', () => {
    const [first, second, ...imports] = codeOf(
      '<Pair wrong={{ of: a, file: \'./demos/KeyWithUser.tsx\' }} />\n<SourceFile file="./demos/KeyWithUser.tsx" />',
    ).split('\n')
    expect(first).toBe("<Pair wrong={{ of: a, path: 'KeyWithUser.tsx', code: listing0 }} />")
    expect(second).toContain('code={listing0}')
    expect(imports).toHaveLength(1)
  })

  it('stays as it is within a block of code', () => {
    const mdx = '```text\n<SourceFile file="./None.tsx" />\n```'
    expect(codeOf(mdx)).toBe(mdx)
  })

  it.each([
    ['<SourceFile file="./demos/None.tsx" />', 'shows ./demos/None.tsx: There is no such file.'],
    [
      '<Excerpt file="src/features/posts/postQueries.ts" region="none" />',
      'There is no region “none”. The file has: ',
    ],
    ['<Excerpt file="src/features/posts/postQueries.ts" region="list" lit={["none"]} />', 'contains “none”'],
    ['<Excerpt file="src/api/client.ts" />', 'is shown by a region'],
  ])('fails for %s', (mdx, reason) => {
    expect(() => codeOf(mdx)).toThrow(reason)
    expect(() => codeOf(mdx)).toThrow('stories/lessons/basic-query/BasicQuery.mdx shows ')
  })
})
