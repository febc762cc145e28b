import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Practice from '#syllabus/practiceList.ts'
import { addToPractice } from './addToPractice.ts'
import { newExercise } from './newExercise.ts'
import type { NewExercise } from './newExercise.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const LIST = 'src/syllabus/practiceList.ts'
const FOLDER = 'stories/lessons/router-docs/exercises/written-by-a-test'

/** A list of what there is to practise, with such entries. */
const list = (entries: string) =>
  `export const practice: Lists = {\n  two: { exercises: ['z'] },\n${entries}}\n`

describe('a new exercise', () => {
  let root = ''
  let made: NewExercise
  const read = (file: string) => readFile(join(root, file), 'utf8')

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-exercise-'))
    await cp(join(PROJECT, LIST), join(root, LIST))
    made = await newExercise({ title: 'Written by a  test', lesson: 'router-docs' }, root)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('has all files of an exercise in a folder of its lesson', async () => {
    expect(made.files).toEqual(
      ['WrittenByATest.stories.tsx', 'exercise.ts', 'solution.tsx', 'start.tsx']
        .map((file) => `${FOLDER}/${file}`)
        .toSpliced(0, 0, LIST),
    )
  })

  it('is counted by the progress of its lesson', async () => {
    const { practice } = (await import(join(root, LIST))) as typeof Practice
    expect(practice['router-docs']?.exercises.at(-1)).toBe('written-by-a-test')
  })

  it.each([
    [
      "  one: { exercises: ['b'], predictions: ['c'] },\n",
      "  one: { exercises: ['b', 'a'], predictions: ['c'] },\n",
    ],
    [
      "  one: {\n    exercises: [\n      'b',\n    ],\n  },\n",
      "  one: {\n    exercises: [\n      'b','a'\n    ],\n  },\n",
    ],
    ['  one: { exercises: [] },\n', "  one: { exercises: ['a'] },\n"],
    ['', "  'one': { exercises: ['a'], predictions: [] },\n"],
  ])('is listed in %j', (entry, wanted) => {
    expect(addToPractice(list(entry), 'one', 'a')).toBe(list(wanted))
  })

  it('is not listed where there is no list', () => {
    expect(() => addToPractice('', 'one', 'a')).toThrow('holds no list')
  })

  it('is defined under the names that its title makes', async () => {
    expect(made.name).toBe('writtenByATest')
    expect(await read(`${FOLDER}/exercise.ts`)).toContain('export const writtenByATest: Exercise')
    expect(await read(`${FOLDER}/WrittenByATest.stories.tsx`)).toContain(
      "title: 'Components/Exercises/Router Docs/Written by a test'",
    )
  })

  it('leaves nothing of the sample’s name behind, and needs no formatting', async () => {
    for (const file of made.files) {
      const text = await read(file)
      expect(text).not.toMatch(/sample[ -]?(exercise|lesson|group)/i)
      const options = await resolveConfig(join(PROJECT, file))
      expect(await check(text, { ...options, filepath: file })).toBe(true)
    }
  })

  it.each([
    [{ title: 'Written by a test', lesson: 'router-docs' }, 'exists already'],
    [{ title: 'Which zero?', lesson: 'router-docs' }, 'makes no file name'],
    [{ title: 'Which zero', lesson: 'Router Docs' }, 'There is no lesson “Router Docs”. The lessons are: '],
  ])('is not made of %j', async (input, reason) => {
    const before = await readdir(root, { recursive: true })
    await expect(newExercise(input, root)).rejects.toThrow(reason)
    expect(await readdir(root, { recursive: true })).toEqual(before)
  })
})
