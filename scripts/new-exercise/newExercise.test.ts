import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newExercise } from './newExercise.ts'
import type { NewExercise } from './newExercise.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const FOLDER = 'stories/routing/router-docs/exercises/keep-the-rest'

describe('a new exercise', () => {
  let root = ''
  let made: NewExercise
  const read = (file: string) => readFile(join(root, file), 'utf8')

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-exercise-'))
    made = await newExercise({ title: 'Keep the  rest', lesson: 'router-docs' }, root)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('has all files of an exercise in a folder of its lesson', async () => {
    expect(made.files).toEqual(
      [
        'KeepTheRest.stories.tsx',
        'alternatives/ByMatch.tsx',
        'alternatives/ByTrim.tsx',
        'exercise.ts',
        'modules.ts',
        'problem.tsx',
        'solution.tsx',
        'wrong/OneSpace.tsx',
      ].map((file) => `${FOLDER}/${file}`),
    )
  })

  it('is defined under the names that its title makes', async () => {
    expect(made.name).toBe('keepTheRest')
    const definition = await read(`${FOLDER}/exercise.ts`)
    expect(definition).toContain('export const keepTheRest: Exercise')
    expect(definition).toContain("id: 'router-docs/keep-the-rest'")
    expect(definition).toContain("storyId: 'components-exercises-router-docs-keep-the-rest--solution'")
    expect(definition).toContain(`path: '${FOLDER}/problem.tsx'`)
    expect(await read(`${FOLDER}/KeepTheRest.stories.tsx`)).toContain(
      "title: 'Components/Exercises/Router Docs/Keep the rest'",
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
    [{ title: 'Keep the rest', lesson: 'router-docs' }, 'exists already'],
    [{ title: 'Which zero?', lesson: 'router-docs' }, 'makes no file name'],
    [{ title: 'Which zero', lesson: 'Router Docs' }, 'There is no lesson “Router Docs”. The lessons are: '],
  ])('is not made of %j', async (input, reason) => {
    const before = await readdir(root, { recursive: true })
    await expect(newExercise(input, root)).rejects.toThrow(reason)
    expect(await readdir(root, { recursive: true })).toEqual(before)
  })
})
