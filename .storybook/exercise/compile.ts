import { tsxLanguage } from '@codemirror/lang-javascript'
import { parse } from 'acorn'
import type { Program } from 'acorn'
import { transform } from 'sucrase'
import { AnswerProblem } from './AnswerProblem.ts'
import { edited } from './edits.ts'
import { guards } from './guardEdits.ts'
import { importsOf, linked } from './importEdits.ts'
import type { Import } from './importEdits.ts'

/** A module that asks `$use` for what it imports, and `$loop` and `$render` whether it may go on. Its lines are those of the source. */
export interface Compiled {
  code: string
  imports: readonly Import[]
}

/**
 * Turns TypeScript with JSX into JavaScript that a browser runs.
 *
 * @throws AnswerProblem for code that cannot be read, with line and column
 */
export function compile(source: string): Compiled {
  const js = withoutTypes(source)
  const program = parsed(js)
  return { code: edited(js, [...linked(program, js), ...guards(program)]), imports: importsOf(program) }
}

/** Sucrase reads leniently and keeps every line; acorn then reads its output strictly. */
function withoutTypes(source: string): string {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    })
    return code
  } catch (error) {
    throw strange(source) ?? problemOf(error, { firstColumn: 0 })
  }
}

function parsed(js: string): Program {
  try {
    return parse(js, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  } catch (error) {
    throw problemOf(error, { firstColumn: 1 })
  }
}

/**
 * What cannot be understood in TypeScript. The parser of the editor finds the place; sucrase takes many steps back when the body of a typed
 * arrow function is wrong, and then names the function's arrow.
 */
function strange(source: string): AnswerProblem | undefined {
  let at: number | undefined
  tsxLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from
    },
  })
  if (at === undefined) return undefined
  const before = source.slice(0, at).split('\n')
  const [token = 'end of the file'] = /^\S[\w$]*/.exec(source.slice(at)) ?? []
  return new AnswerProblem(`Unexpected ${token}`, {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  })
}

/** Both parsers end their message with the place. Sucrase counts columns from 1, acorn from 0. */
function problemOf(error: unknown, { firstColumn }: { firstColumn: number }): unknown {
  if (!(error instanceof Error)) return error
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  if (loc === undefined) return error
  const sentence = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
  return new AnswerProblem(sentence, { line: loc.line, column: loc.column + firstColumn })
}
