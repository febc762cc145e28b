import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { FoundExercise } from './exercises.ts'

const ResultsSchema = v.record(v.string(), v.object({ version: v.string(), isSolved: v.boolean() }))

/** What became of the latest check of each exercise, by id. */
export type Results = v.InferOutput<typeof ResultsSchema>

export type State = 'not tried' | 'changed' | 'solved' | 'not yet'

/** The results in a file; none where there is no such file, or no results in it. */
export function readResults(file: string): Results {
  try {
    return v.parse(ResultsSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

export function writeResults(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** How an exercise stands: `changed` if its code is another one than that which was checked. */
export function stateOf({ id, version }: Pick<FoundExercise, 'id' | 'version'>, results: Results): State {
  const result = results[id]
  if (result === undefined) return 'not tried'
  if (result.version !== version) return 'changed'
  return result.isSolved ? 'solved' : 'not yet'
}
