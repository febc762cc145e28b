import { AnswerMistake, mistakeOf } from './mistake.ts'
import { compile } from './compile.ts'
import { demand, demandExports, moduleNamed } from './modules.ts'
import type { Module, Modules } from './modules.ts'
import { createGuards } from './guards.ts'

/** A learner's code as a module of this page. */
export interface LinkedAnswer {
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
  console: Console
}

/** By the address of the module that asks: a module from a blob has nothing else to be known by. */
const surroundings = new Map<string, Surroundings>()
const SURROUNDINGS_KEY = 'course.answers'
Object.defineProperty(globalThis, Symbol.for(SURROUNDINGS_KEY), { value: surroundings, configurable: true })

/** On the first line of the code, so that the lines stay the learner's. */
const MODULE_HEAD = `const { $use, $import, $loop, $call, $render, console } = globalThis[Symbol.for('${SURROUNDINGS_KEY}')].get(import.meta.url);`

/** How long the top level of a module may wait for something, in ms. */
const START_LIMIT_MS = 2000

/** What an answer has to export, and who hears of what was stopped because it did not end. */
export interface Linking {
  asked: readonly string[]
  onStopped: (mistake: AnswerMistake) => void
  /** Told what the answer writes to the console. */
  onLog?: ((text: string) => void) | undefined
}

/**
 * Runs a learner's code on the libraries that this page runs on, without `eval`: as a module from a blob.
 *
 * @throws AnswerMistake
 */
export async function link(source: string, modules: Modules, linking: Linking): Promise<LinkedAnswer> {
  const { code, imports, exports: names } = compile(source)
  demand(imports, modules)
  const address = URL.createObjectURL(new Blob([MODULE_HEAD, code], { type: 'text/javascript' }))
  const { onStopped, onLog = ignore } = linking
  const listener = { onStopped, onLog }
  const guards = createGuards((mistake) => listener.onStopped(mistake))
  surroundings.set(address, {
    $use: (specifier) => modules[specifier] ?? {},
    $import: async (specifier) => moduleNamed(specifier, modules),
    $loop: guards.loop,
    $call: guards.call,
    $render: guards.render,
    console: loudConsole((text) => listener.onLog(text)),
  })
  const exports = await started(address)
  demandExports(names, linking.asked)
  return { exports, address, release: () => void Object.assign(listener, silent) }
}

function ignore(): void {}

const silent = { onStopped: ignore, onLog: ignore }

async function started(address: string): Promise<Module> {
  const limit = startLimit()
  try {
    return await Promise.race([import(/* @vite-ignore */ address) as Promise<Module>, limit.passed])
  } catch (error) {
    if (error instanceof AnswerMistake) throw error
    const { sentence, line } = mistakeOf(error, address)
    throw new AnswerMistake(sentence, line === undefined ? {} : { line })
  } finally {
    limit.stop()
    URL.revokeObjectURL(address)
    // Its first line has read them.
    surroundings.delete(address)
  }
}

/** `passed` is rejected when the top level of a module has waited for too long. */
function startLimit(): { passed: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(
      reject,
      START_LIMIT_MS,
      new AnswerMistake(
        'The file waits for something that does not come. What does it `await` outside of functions?',
      ),
    )
  })
  return { passed, stop: () => clearTimeout(timer) }
}

const told = ['log', 'info', 'warn', 'error'] as const

/** The browser's console, which also hands on what is written to it. */
export function loudConsole(onLog: (text: string) => void): Console {
  const own = Object.create(console) as Console
  for (const method of told)
    own[method] = (...values: unknown[]) => {
      console[method](...values)
      onLog(values.map(loggedText).join(' '))
    }
  return own
}

function loggedText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return String(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}
