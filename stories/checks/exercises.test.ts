import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { exercisePageId } from '#course/exercise/placeInCourse.ts'
import type { Answers, Exercise } from '#course/exercise/exercise.ts'
import { compile } from '#course/exercise/run/compile.ts'
import { withEdits } from '#course/exercise/exercise.ts'
import { testsIn } from '../../scripts/vite/exercises.ts'
import { collectDeclarations } from '../../scripts/vite/collectDeclarations.ts'
import { entries, files, folderOf, read } from './contents.ts'
import { typeErrorsIn } from './typeErrorsIn.ts'

const definitions = import.meta.glob<Record<string, Exercise>>('../lessons/*/exercises/*/exercise.ts', {
  eager: true,
})
const otherAnswers = import.meta.glob<{ answers: Answers }>('../lessons/*/exercises/*/answers.ts', {
  eager: true,
})
const exercises = Object.values(definitions).flatMap(Object.values<Exercise>)
/** The code of all other answers, by a file that stands for each beside its starting point. */
const codes = new Map<string, string>()
const answersIn = new Map<string, { name: string; file: string; code: string }[]>()
for (const { id, path } of exercises) {
  const folder = posix.dirname(path)
  const answers = otherAnswers[folder.replace('stories', '..') + '/answers.ts']?.answers ?? {
    right: {},
    wrong: {},
  }
  const wrong = Object.entries(answers.wrong).map(([name, [answer]]) => [name, answer] as const)
  const found = [...Object.entries(answers.right), ...wrong].map(([name, { file, edits }], index) => ({
    name,
    file: `/${folder}/${index}.answer.tsx`,
    code: withEdits(read(`${folder}/${file}.tsx`), edits),
  }))
  answersIn.set(id, found)
  for (const { file, code } of found) codes.set(file, code)
}
const typeErrors = typeErrorsIn(codes, collectDeclarations())

it('has a definition in each exercise’s folder', () => {
  const folders = new Set(files.flatMap((file) => /^.*\/exercises\/[^/]+(?=\/)/.exec(file) ?? []))
  expect(exercises.map(({ path }) => posix.dirname(path)).toSorted()).toEqual([...folders].toSorted())
})

describe.each(exercises)('the exercise $id', (exercise) => {
  const folder = posix.dirname(exercise.path)
  const file = files.find((each) => each.startsWith(`${folder}/`) && each.endsWith('.stories.tsx')) ?? ''
  const stories = read(file)
  const answers = answersIn.get(exercise.id) ?? []

  it('has a grader in the catalogue, beside its lesson’s page, which the sidebar does not show', () => {
    const story = entries[exercise.storyId]
    const lesson = lessons.find((each) => folder.startsWith(`${folderOf(each)}/`))
    // A lesson's folder can hold another page of the course, whose title the story names.
    const title = `Course/${story?.title.split('/')[2]}`
    const page = Object.values(entries).find((entry) => entry.type === 'docs' && entry.title === title)
    expect(story).toMatchObject({ name: 'Solution', importPath: `./${file}` })
    expect(story?.title.split('/').toSpliced(2, 1)).toEqual(['Components', 'Exercises', exercise.title])
    expect(story?.tags).not.toContain('dev')
    expect(page?.importPath).toContain(`/${lesson && folderOf(lesson)}/`)
  })

  it('has a page of its own, which says before the first check what is tested', () => {
    expect(entries[exercisePageId(exercise)]?.type).toBe('docs')
    expect(testsIn(stories)).not.toHaveLength(0)
    // Each is a text that stands in the file, so that the page knows it before the solution has run.
    expect(stories.match(/\bstep\(/g)).toHaveLength([...stories.matchAll(/\bstep\(\s*'/g)].length)
  })

  it('renders its answers where one that crashes or waits can be replaced', () => {
    expect(stories).toContain('<AnswerSlot>')
  })

  it('asks for one thing, in one sentence', () => {
    expect(exercise.task).toMatch(/^[A-Z][^.?!]*[.?!]$/)
  })

  it('has a story for the solution and for the starting point, and other answers beside', () => {
    const indexed = Object.values(entries).filter(
      ({ importPath, type }) => type === 'story' && importPath === `./${file}`,
    )
    expect(indexed.map(({ name }) => name)).toEqual(['Solution', 'Starting Point'])
    expect(answers.length).toBeGreaterThan(2)
  })

  it('has a starting point and a solution that differ, and fit a page', () => {
    const [start, solution] = ['start', 'solution'].map((name) => read(`${folder}/${name}.tsx`))
    expect(start).not.toBe(solution)
    // 66 lines of the usual width are up to 80 of the width that fits the editor.
    for (const code of [start, solution]) expect(code?.split('\n').length).toBeLessThanOrEqual(80)
  })

  it.each(answers)('has an answer $name without an error of types', ({ file: answer, code }) => {
    const solution = compile(read(`${folder}/solution.tsx`))
    expect(compile(code).exports.toSorted()).toEqual(solution.exports.toSorted())
    expect(typeErrors.get(answer)).toEqual([])
  })
})
