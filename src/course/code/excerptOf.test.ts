import { describe, expect, it } from 'vitest'
import { colouredLines, textOf } from './colouredLines.ts'
import { excerptOf, withoutMarkers, readRegions, lineWith } from './excerptOf.ts'

const file = `import { useQuery } from '@tanstack/react-query'

// #region all
export function Posts() {
  // #region query
  const posts = useQuery({
    queryKey: ['posts'],
  })
  // #endregion

  return (
    <main>
      {/* #region list */}
      <ul>
        <li>{posts.data}</li>
      </ul>
      {/* #endregion list */}
    </main>
  )
}
// #endregion
`

const linesOf = (...options: Parameters<typeof excerptOf>) =>
  excerptOf(...options).map(({ parts }) => textOf(parts))

describe('an excerpt', () => {
  it('is what stands between the markers of its region, without the indent', () => {
    expect(linesOf(file, { region: 'query' })).toEqual([
      'const posts = useQuery({',
      "  queryKey: ['posts'],",
      '})',
    ])
  })

  it('can hold other regions, whose markers are not shown', () => {
    const lines = linesOf(file, { region: 'all' })
    expect(lines).toContain('  const posts = useQuery({')
    expect(lines.join('\n')).not.toContain('region')
  })

  it('is the whole file without a region, if that is short', () => {
    expect(linesOf("export const one = 1\n\nexport const two = '2'\n")).toEqual([
      'export const one = 1',
      '',
      "export const two = '2'",
    ])
    expect(() => excerptOf('one\n'.repeat(21))).toThrow('A file of 21 lines is shown by a region.')
  })

  it('has the colours that its lines have in the file', () => {
    const code = 'const Box = styled.div`\n  // #region css\n  color: red;\n  // #endregion\n`\n'
    expect(excerptOf(code, { region: 'css' })).toEqual([
      { parts: [{ kind: 'literal', text: 'color: red;' }], isLit: false },
    ])
  })

  it('lights the lines that contain a text', () => {
    const lit = excerptOf(file, { region: 'query', lit: ['queryKey', 'useQuery'] }).map(({ isLit }) => isLit)
    expect(lit).toEqual([true, true, false])
  })

  it('says which text no line contains, and which region is not there', () => {
    expect(() => excerptOf(file, { region: 'query', lit: ['queryKey', 'queryFn'] })).toThrow(
      'No line of the excerpt contains “queryFn”.',
    )
    expect(() => excerptOf(file, { region: 'keys' })).toThrow(
      'There is no region “keys”. The file has: query, list, all.',
    )
  })
})

describe('the regions of a file', () => {
  it.each([
    ['// #region\n// #endregion', 'A #region has no name.'],
    ['// #region one\nconst one = 1', 'The region “one” has no #endregion.'],
    ['const one = 1\n// #endregion', 'An #endregion has no #region.'],
    ['// #region one\n// #endregion\n// #region one\n// #endregion', 'The region “one” is there twice.'],
  ])('have a name, a beginning and an end (%#)', (code, message) => {
    expect(() => readRegions(code)).toThrow(message)
  })

  it('leave the rest of the file as it is', () => {
    expect(withoutMarkers(file)).toBe(
      file
        .split('\n')
        .filter((line) => !line.includes('region'))
        .join('\n')
        .trimEnd(),
    )
  })
})

describe('the colours', () => {
  it('tell keywords, literals, names and comments apart', () => {
    expect(colouredLines("const max: Size = 3 + 'px' // why")).toEqual([
      [
        { kind: 'keyword', text: 'const ' },
        { kind: 'plain', text: 'max: ' },
        { kind: 'name', text: 'Size ' },
        { kind: 'plain', text: '= ' },
        { kind: 'literal', text: '3 ' },
        { kind: 'plain', text: '+ ' },
        { kind: 'literal', text: "'px' " },
        { kind: 'comment', text: '// why' },
      ],
    ])
  })
})

const code = '// #region all\nconst a = 1\nconst b = a\n// #endregion'

it('finds the line that contains a text, without the markers of regions', () => {
  expect(lineWith(code, 'const a')).toBe(0)
  expect(lineWith(code, '= a')).toBe(1)
})

it.each([
  ['const c', '“const c” is in 0 lines'],
  ['const', '“const” is in 2 lines'],
])('refuses %s, which is not in one line', (text, reason) => {
  expect(() => lineWith(code, text)).toThrow(reason)
})
