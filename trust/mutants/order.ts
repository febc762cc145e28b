import type { TaskMeta } from 'vitest'

/** What the runner tells of a test. */
export type Findings = Pick<TaskMeta, 'reached' | 'loaded' | 'killed' | 'survived'>

/** What a run of the tests is for. */
export type Order =
  /** Notes which mutants each test reaches. */
  | { is: 'cover' }
  /** Runs each test with the mutants that it reaches, by the test's id. */
  | { is: 'try'; mutants: Readonly<Record<string, readonly string[]>> }
  /** Runs with one mutant, which is there when the modules are loaded. */
  | { is: 'load'; mutant: string }

declare module 'vitest' {
  interface ProvidedContext {
    order: Order
  }
  interface TaskMeta {
    /** The mutants that the test has reached, and those that were reached when the modules were loaded. */
    reached?: readonly string[]
    loaded?: readonly string[]
    /** Those with which it failed, and those with which it did not. */
    killed?: readonly string[]
    survived?: readonly string[]
  }
}
