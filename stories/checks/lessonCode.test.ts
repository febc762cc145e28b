import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { colouredLines, textOf } from '#course/code/colouredLines.ts'
import { excerptOf } from '#course/code/excerptOf.ts'
import { docsPageOf, files, listingsOf, read } from './contents.ts'

it('keeps every character of a file when it is coloured', () => {
  const sources = files.filter((name) => name.endsWith('.tsx')).map((name) => read(name).trimEnd())
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((code) => colouredLines(code).map(textOf).join('\n') !== code)).toEqual([])
})

describe.each(lessons)('the code of $title', (lesson) => {
  const page = read(docsPageOf(lesson))
  const excerpts = listingsOf(docsPageOf(lesson)).filter(({ block }) => block === 'Excerpt')

  it('begins with less than 20 lines that know the library alone', () => {
    const [first] = excerpts
    const file = readFileSync(first?.file ?? '', 'utf8')
    const lines = excerptOf(file, { region: first?.region }).map(({ parts }) => textOf(parts))
    expect(lines.length).toBeLessThan(20)
    expect(page.indexOf('<Excerpt')).toBeLessThan(page.indexOf('<SourceFile'))
    const shown = lines.join('\n')
    const ours = namesFrom(/^#(?:features|api|screens)\//, file).filter((name) =>
      new RegExp(`\\b${name}\\b`).test(shown),
    )
    expect(ours).toEqual([])
    expect(shown).not.toMatch(/\bapi\b|'#(?:features|api|screens)\//)
  })

  it('shows in each of its excerpts which lines the step is about', () => {
    const unlit = excerpts.filter(({ lit }) => lit.length === 0)
    expect(unlit.map(({ path, region }) => `${path} ${region ?? ''}`)).toEqual([])
  })

  it('has the whole screen last, folded', () => {
    const folds = [...page.matchAll(/<summary>The whole screen/g)]
    expect(folds).toHaveLength(1)
    const [fold] = folds
    const screen = /<SourceFile\s+file="src\/screens\/[A-Z]/.exec(page.slice(0, fold?.index))
    expect(screen).toBeNull()
  })
})

/** The names that a file imports from modules whose path matches. */
function namesFrom(path: RegExp, file: string): string[] {
  return [...file.matchAll(/^import (?:type )?\{ ([^}]+) \} from '([^']+)'/gm)]
    .filter(([, , source = '']) => path.test(source))
    .flatMap(([, names = '']) => names.split(', '))
}
