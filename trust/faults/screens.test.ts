import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lessons, screenName } from '#syllabus/lessons.ts'
import { askingScreens } from './screens.ts'

const SRC = resolve(import.meta.dirname, '../../src')

describe('the screens that ask a server', () => {
  const asking = lessons.filter((lesson) =>
    reaches(resolve(SRC, `screens/${screenName(lesson)}.tsx`), /\buseApi\(/),
  )

  it('are all in the table', () => {
    expect([...new Set(askingScreens.map(({ slug }) => slug))].toSorted()).toEqual(
      asking.map(({ slug }) => slug).toSorted(),
    )
  })

  it('have names of their own', () => {
    const names = askingScreens.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

/** Whether a file, or one that it imports, holds a pattern; pictures aside, which are no data. */
function reaches(file: string, pattern: RegExp, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file) || file.endsWith('AvatarBase.tsx')) return false
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  if (pattern.test(code)) return true
  const imports = [...code.matchAll(/from '([.#][^']+\.tsx?)'/g)].map(([, source = '']) =>
    source.startsWith('#') ? resolve(SRC, source.slice(1)) : resolve(dirname(file), source),
  )
  return imports.some((next) => reaches(next, pattern, seen))
}
