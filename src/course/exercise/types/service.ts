import type { CompilerOptions } from 'typescript-js'

/** What the language service reads in place of a disk. */
export interface Declarations {
  options: CompilerOptions
  /** Texts by their paths from the repository's root, such as `/src/ui/Button.tsx`. */
  files: Record<string, string>
}

/** A learner's code, and its path from the repository's root, such as `/stories/…/start.tsx`. */
export interface File {
  path: string
  code: string
}

/** Something in the code, by the offsets of its characters. */
export interface TextSpan {
  from: number
  to: number
}

export interface TypeProblem extends TextSpan {
  line: number
  message: string
}

export interface Completions {
  /** Where the word begins that a name completes. */
  from: number
  names: readonly CompletionName[]
}

export interface CompletionName {
  name: string
  /** Whether it is one of all the global names and keywords. */
  isGlobal: boolean
}

/** What a name stands for. */
export interface Description {
  type: string
  text: string
}

/** What the worker is asked. A question that the compiler fails on has no answer. */
export interface TypeService {
  problems(file: File): readonly TypeProblem[] | undefined
  completions(file: File, at: number): Completions | undefined
  describeCompletion(file: File, at: number, name: string): Description | undefined
  describe(file: File, at: number): (Description & TextSpan) | undefined
}

/** A question to the worker. */
export interface WorkerQuestion {
  id: number
  name: keyof TypeService
  args: readonly unknown[]
}

/** What the worker says: first that it is ready, or why not, then an answer to each question. */
export type Message =
  { is: 'ready' } | { is: 'failed'; why: string } | { is: 'answer'; id: number; value: unknown }
