import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { findExercises } from './exercises.ts'
import type { FoundExercise } from './exercises.ts'
import { listed, oneNamed } from './list.ts'
import { readResults, writeResults } from './results.ts'

const HELP = `Practice in your own editor.

  npm run practice                      lists all exercises with their state
  npm run practice -- the-missing-key   checks one: the code in its start.tsx
`

const ROOT = resolve(import.meta.dirname, '../..')
/** Not in the repository: whoever clones it begins anew. */
const RESULTS = resolve(ROOT, 'node_modules/.cache/practice.json')

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const exercises = await findExercises(ROOT)
const [name] = positionals

if (values.help === true) {
  process.stdout.write(HELP)
} else if (name === undefined) {
  process.stdout.write(`${listed(exercises, readResults(RESULTS))}\n`)
} else {
  const exercise = oneNamed(name, exercises)
  if (exercise === undefined) {
    process.stderr.write(`There is no exercise “${name}”. npm run practice lists them.\n`)
    process.exitCode = 1
  } else {
    process.exitCode = await grade(exercise).then(
      (isRight) => (isRight ? 0 : 1),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        return 1
      },
    )
  }
}

async function grade(exercise: FoundExercise): Promise<boolean> {
  process.stdout.write(`${exercise.title}: ${exercise.task}\n${exercise.path}\n\n`)
  const sentence = await check(exercise, ROOT)
  const isSolved = sentence === undefined
  const results = readResults(RESULTS)
  writeResults(RESULTS, { ...results, [exercise.id]: { version: exercise.version, isSolved } })
  process.stdout.write(
    isSolved ? 'Solved. Your code does what the exercise asks for.\n' : `Not yet. ${sentence}\n`,
  )
  return isSolved
}
