/** A text that stands once in a file, and what stands there instead. */
export type Edit = readonly [find: string, replace: string]

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
