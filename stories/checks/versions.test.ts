import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { checkedVersions } from '#syllabus/versions.ts'
import type { CheckedPackage } from '#syllabus/versions.ts'
import { files, folderOf, read } from './contents.ts'

const names = Object.keys(checkedVersions) as CheckedPackage[]

describe('the versions that lessons were checked against', () => {
  it.each(names)('%s is the one that is installed', (name) => {
    const { version } = JSON.parse(
      readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
    ) as { version: string }
    const affected = lessons.filter(({ packages }) => packages.includes(name)).map(({ title }) => title)
    expect(
      version.split('.').slice(0, 2).join('.'),
      `${name} ${version} is installed. Read these lessons again, then raise it in src/syllabus/versions.ts: ${affected.join(', ')}. Differs`,
    ).toBe(checkedVersions[name].version)
  })

  it('each belong to a lesson', () => {
    const used = new Set(lessons.flatMap(({ packages }) => packages))
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })
})

/** All code of the course is React: which lessons make claims about it, no import says. */
const told = names.filter((name) => name !== 'react')

it.each(lessons)('$title names the packages that its code imports', (lesson) => {
  const code = files
    .filter((file) => file.startsWith(`${folderOf(lesson)}/`) && /\.tsx?$/.test(file))
    .map(read)
    .join('\n')
  const imported = told.filter((name) => new RegExp(` from '${name}['/]`).test(code))
  expect(imported.filter((name) => !lesson.packages.includes(name))).toEqual([])
})
