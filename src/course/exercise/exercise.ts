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
  /** How many lines the editor shows of it, on a wide page. That much room is kept free until it is there. */
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

/** A text that stands once in a file, and what stands there instead. */
type Edit = readonly [find: string, replace: string]

/** An answer as text: the starting point or the solution of its exercise, changed in some places. */
export interface Answer {
  file: 'start' | 'solution'
  edits: readonly Edit[]
}

/** Answers of an exercise beside its solution and its starting point, by what is special about them. */
export interface Answers {
  /** What the grader accepts. */
  right: Readonly<Record<string, Answer>>
  /** When one would choose each of these, in a sentence or two. A learner who has solved the exercise reads it. */
  when: Readonly<Record<string, string>>
  /** What it turns down, with what the learner reads then, and what else its story would say. */
  wrong: Readonly<
    Record<string, readonly [answer: Answer, says: RegExp, parameters?: Record<string, unknown>]>
  >
}

/** The starting point with some edits. */
export function start(...edits: Edit[]): Answer {
  return { file: 'start', edits }
}

/** The solution with some edits. */
export function solution(...edits: Edit[]): Answer {
  return { file: 'solution', edits }
}

/** An answer of a certain exercise. */
export interface Written extends Answer {
  exercise: Exercise
}

/**
 * A file with its edits.
 *
 * @throws Error for an edit whose place is not there, or there more than once
 */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((code, [find, replace]) => {
    const parts = code.split(find)
    if (parts.length === 2) return parts.join(replace)
    throw new Error(`This stands in the file ${parts.length - 1} times, and should once: ${find}`)
  }, text)
}
