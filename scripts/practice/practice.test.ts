import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mistakeIn, verdictIn } from './check.ts'
import { findExercises } from './exercises.ts'
import { listed, oneNamed } from './list.ts'
import { readResults, writeResults } from './results.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const report = (status: string, ...failureMessages: string[]) => ({
  testResults: [
    {
      message: '',
      assertionResults: [
        { title: 'Solution', status: 'skipped' },
        { title: 'Starting Point', status, failureMessages },
      ],
    },
  ],
})

describe('the exercises of the project', () => {
  it('are found with what a learner writes and what grades it', async () => {
    const exercises = await findExercises(ROOT)
    const missingKey = oneNamed('the-missing-key', exercises)
    expect(missingKey?.id).toBe('basic-query/the-missing-key')
    for (const { path, solution, stories } of exercises)
      for (const file of [path, solution, stories]) expect(existsSync(resolve(ROOT, file))).toBe(true)
    expect(oneNamed('missing-key', exercises)).toBeUndefined()
  })
})

describe('the list', () => {
  it('says how each exercise stands', () => {
    const exercises = ['untouched', 'edited', 'right', 'wrong'].map((id) => ({ id, version: 'now' }))
    const results = {
      edited: { version: 'before', isSolved: true },
      right: { version: 'now', isSolved: true },
      wrong: { version: 'now', isSolved: false },
    }
    expect(listed(exercises, results)).toBe(
      [
        '· untouched  not tried',
        '… edited     changed',
        '✓ right      solved',
        '✗ wrong      not yet',
        '',
        '1 of 4 exercises solved',
      ].join('\n'),
    )
  })
})

describe('results', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'practice-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are kept in a file, and begin anew where it is broken', async () => {
    const file = join(folder, 'new/results.json')
    expect(readResults(file)).toEqual({})
    writeResults(file, { a: { version: '1', isSolved: true } })
    expect(readResults(file)).toEqual({ a: { version: '1', isSolved: true } })
    await writeFile(file, (await readFile(file, 'utf8')).replace('true', '"yes"'))
    expect(readResults(file)).toEqual({})
  })
})

describe('a verdict', () => {
  it('is none for code that passes', () => {
    expect(verdictIn(report('passed'))).toBeUndefined()
  })

  it('is the sentence of the grader alone', () => {
    const message =
      '\u001B[34m\nClick to debug the error directly in Storybook: http://localhost:6006/\u001B[39m\n\nNotYet: No request has left.\n    at because (grading.ts:31:9)'
    expect(verdictIn(report('failed', message))).toBe('No request has left.')
  })

  it.each([
    [
      "import { useQeury } from 'library'\nuseQeury()",
      'Line 1: “library” exports no “useQeury”. Did you mean “useQuery”?',
    ],
    [
      "\nimport { List } from '../../../List.tsx'\nList()",
      'Line 2: There is no “../../../List.tsx” here. Did you mean “../../List.tsx”?',
    ],
    ['export const a = {\n  b [1] }', 'Line 2, column 5: Unexpected [1'],
    ['function List() {}', 'The file exports no “List” any more. The exercise needs it.'],
  ])('is what the page says of code that cannot run: %j', (code, says) => {
    const modules = { library: { useQuery: 1 }, '../../List.tsx': { List: 1 } }
    const sentence = mistakeIn(code, modules, ['List'])
    expect(sentence).toBe(says)
  })

  it('needs a test that was played', () => {
    expect(() =>
      verdictIn({ testResults: [{ message: 'Cannot find module', assertionResults: [] }] }),
    ).toThrow('The check could not run: Cannot find module')
  })
})
