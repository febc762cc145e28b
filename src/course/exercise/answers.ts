import type { Edit, Written } from './written.ts'

/** An answer as text: the starting point or the solution of its exercise, changed in some places. */
export type Answer = Pick<Written, 'file' | 'edits'>

/** Answers of an exercise beside its solution and its starting point, by what is special about them. */
export interface Answers {
  /** What the grader accepts. */
  right: Readonly<Record<string, Answer>>
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
