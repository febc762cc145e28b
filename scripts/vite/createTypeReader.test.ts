import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutMarkers } from '#course/code/excerptOf.ts'
import { createTypeReader, inOneLine } from './createTypeReader.ts'
import { listedTypes } from './listedTypes.ts'

const root = resolve(import.meta.dirname, '../..')
const listed = join(root, 'src/features/posts/postQueries.ts')
const folder = mkdtempSync(join(tmpdir(), 'listed-'))
const broken = join(folder, 'broken.ts')

beforeAll(() =>
  writeFileSync(broken, "// #region all\nexport const three: number = 'three'\n// #endregion\n"),
)
afterAll(() => rmSync(folder, { recursive: true }))

describe('what the names of a listed file stand for', () => {
  const { types, errors } = createTypeReader([listed]).read(listed)
  const shown = withoutMarkers(readFileSync(listed, 'utf8')).split('\n')

  /** Of the first name that is written so. */
  function saysOf(wanted: string): string | undefined {
    for (const [line, names] of types.lines.entries())
      for (const [from, to, says] of names)
        if (shown[line]?.slice(from, to) === wanted) return types.says[says]
    return undefined
  }

  it('is what an editor shows, at the lines that a reader sees', () => {
    expect(errors).toEqual([])
    expect(saysOf('PAGE_SIZE')).toBe('const PAGE_SIZE: 10')
    expect(saysOf('userId')).toBe('(parameter) userId: number | undefined')
    expect(saysOf('ApiClient')).toBe('interface ApiClient')
  })

  it('has the places of names and of nothing else', () => {
    const names = types.lines.flatMap((line, index) =>
      line.map(([from, to]) => shown[index]?.slice(from, to)),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => name === undefined || !/^[\w$]+$/.test(name))).toEqual([])
  })

  it('stands in one line of at most 160 characters, with its objects folded if it is long', () => {
    expect(inOneLine('(alias) function f(): import("/src/a").A\nimport f')).toBe('function f(): A')
    expect(inOneLine('const a: {\n    b: number;\n}')).toBe('const a: { b: number; }')
    const long = `const a: Map<{\n    ${'b: number;\n    '.repeat(20)}}, string>`
    expect(inOneLine(long)).toBe('const a: Map<{…}, string>')
    expect(inOneLine(`const a: '${'a'.repeat(200)}'`)).toMatch(/^.{159}…$/)
  })
})

describe('a listed file that does not compile', () => {
  it('is named with the line and what the compiler says', () => {
    expect(createTypeReader([broken]).read(broken).errors).toEqual([
      expect.stringMatching(/broken\.ts:2: Type 'string' is not assignable to type 'number'\.$/),
    ])
  })

  it('fails the build', async () => {
    const input = `${broken}?types`
    const built = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [listedTypes()],
      build: { write: false, rolldownOptions: { input } },
    })
    await expect(built).rejects.toThrow("broken.ts:2: Type 'string' is not assignable to type 'number'.")
  })
})
