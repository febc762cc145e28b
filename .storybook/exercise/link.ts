import { AnswerProblem } from './AnswerProblem.ts'
import { compile } from './compile.ts'
import type { Module, Modules } from './exercise.ts'
import { createGuards } from './guards.ts'
import type { Import } from './importEdits.ts'
import { problemOf } from './problem.ts'
import { closest } from './closest.ts'

/** A learner's code as a module of this page. */
export interface Answer {
  exports: Module
  /** Its address, which the stacks of its errors name. */
  address: string
  /** Tells nobody any more what was stopped. A browser keeps a module as long as the page, and all that the module could tell. */
  release(): void
}

/** What the learner's module finds in place of what a module imports. */
interface Surroundings {
  $use: (specifier: string) => Module
  $import: (specifier: string) => Promise<Module>
  $loop: (line: number) => void
  $call: (line: number) => void
  $render: (name: string, isExported: boolean) => void
}

/** By the address of the module that asks: a module from a blob has nothing else to be known by. */
const surroundings = new Map<string, Surroundings>()
const KEY = 'course.answers'
Object.defineProperty(globalThis, Symbol.for(KEY), { value: surroundings, configurable: true })

/** On the first line of the code, so that the lines stay the learner's. */
const PREFIX = `const { $use, $import, $loop, $call, $render } = globalThis[Symbol.for('${KEY}')].get(import.meta.url);`

/** How long the top level of a module may wait for something, in ms. */
const START_LIMIT_MS = 2000

/** What an answer has to export, and who hears of what was stopped because it did not end. */
export interface Linking {
  asked: readonly string[]
  onStopped: (problem: AnswerProblem) => void
}

/**
 * Runs a learner's code on the libraries that this page runs on, without `eval`: as a module from a blob.
 *
 * @throws AnswerProblem
 */
export async function link(source: string, modules: Modules, { asked, onStopped }: Linking): Promise<Answer> {
  const { code, imports } = compile(source)
  for (const wanted of imports) demand(wanted, modules)
  const address = URL.createObjectURL(new Blob([PREFIX, code], { type: 'text/javascript' }))
  const listener = { onStopped }
  const guards = createGuards((problem) => listener.onStopped(problem))
  surroundings.set(address, {
    $use: (specifier) => modules[specifier] ?? {},
    $import: async (specifier) => found(specifier, modules),
    $loop: guards.loop,
    $call: guards.call,
    $render: guards.render,
  })
  const exports = await started(address)
  const missing = asked.find((name) => !(name in exports))
  if (missing !== undefined)
    throw new AnswerProblem(`The file exports no “${missing}” any more. The exercise needs it.`)
  return { exports, address, release: () => void (listener.onStopped = ignore) }
}

function ignore(): void {}

async function started(address: string): Promise<Module> {
  try {
    return await Promise.race([import(/* @vite-ignore */ address) as Promise<Module>, notStarted()])
  } catch (error) {
    if (error instanceof AnswerProblem) throw error
    const { sentence, line } = problemOf(error, address)
    throw new AnswerProblem(sentence, line === undefined ? {} : { line })
  } finally {
    URL.revokeObjectURL(address)
    // Its first line has read them.
    surroundings.delete(address)
  }
}

function notStarted(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      reject,
      START_LIMIT_MS,
      new AnswerProblem(
        'The file waits for something that does not come. What does it `await` outside of functions?',
      ),
    )
  })
}

function demand({ specifier, names, line }: Import, modules: Modules): void {
  const module = found(specifier, modules, line)
  const missing = names.find((name) => !(name in module))
  if (missing === undefined) return
  const meant = closest(missing, Object.keys(module))
  const question = meant === undefined ? '' : ` Did you mean “${meant}”?`
  throw new AnswerProblem(`“${specifier}” exports no “${missing}”.${question}`, { line })
}

function found(specifier: string, modules: Modules, line?: number): Module {
  const module = modules[specifier]
  if (module !== undefined) return module
  const known = Object.keys(modules).filter((name) => name !== 'react/jsx-runtime')
  const meant = closest(specifier, known)
  const help = meant === undefined ? `This exercise has ${known.join(', ')}.` : `Did you mean “${meant}”?`
  throw new AnswerProblem(`There is no “${specifier}” here. ${help}`, line === undefined ? {} : { line })
}
