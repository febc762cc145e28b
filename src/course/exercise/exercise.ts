import type { Module, Modules } from './run/modules.ts'

/** Code for a learner to change. What it holds is loaded when somebody comes near. */
export interface Exercise {
  /** Where its work and its success are kept: `<lesson's slug>/<exercise's folder>`. */
  id: string
  title: string
  /** What to make it do, in one sentence. */
  task: string
  /** Where to look, and which API. */
  hints: readonly [string, string]
  /** Where the starting point stands in the repository. */
  path: string
  /** How many lines the editor shows of it, on a wide page. So much room is kept free until it is there. */
  lines: number
  /** The id of its story `Solution`, whose play is the grader. */
  storyId: string
  /** The starting point as text, and as it runs before the learner runs something. */
  problem: () => Promise<{ default: string }>
  start: () => Promise<Module>
  /** The solution as text. */
  solution: () => Promise<{ default: string }>
  /** What an answer may import. */
  modules: () => Promise<{ modules: Modules }>
}
