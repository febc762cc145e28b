import type { Answers } from './answers.ts'
import type { Module, Modules } from './run/modules.ts'

/** Code for a learner to change. */
export interface Exercise extends Places {
  title: string
  /** What to make it do, in one sentence. */
  task: string
  /** Where to look, and which API. */
  hints: readonly [string, string]
  /** What an answer may import, besides what the starting point and the solution do. */
  mayImport?: readonly string[]
}

/** What follows from an exercise's files (`scripts/vite/exercises.ts`). Functions load what they return when somebody comes near. */
export interface Places {
  /** Where its work and its success are kept: `<lesson's slug>/<exercise's folder>`. */
  id: string
  /** Where the starting point stands in the repository. */
  path: string
  /** How many lines the editor shows of it, on a wide page. So much room is kept free until it is there. */
  lines: number
  /** The id of its story `Solution`, whose play is the grader. */
  storyId: string
  /** What its grader tests, in its order: the sentences of its steps. */
  tests: readonly string[]
  /** The starting point as it runs before the learner runs something, and as text. */
  start: () => Promise<Module>
  startText: () => Promise<{ default: string }>
  /** The solution as text. */
  solution: () => Promise<{ default: string }>
  /** Other answers, right and wrong. */
  answers: () => Promise<{ answers: Answers }>
  /** What an answer may import. */
  modules: () => Promise<{ modules: Modules }>
}
