import { parse } from 'acorn'
import type { Program, Pattern } from 'acorn'
import { transform } from 'sucrase'
import { AnswerMistake } from './mistake.ts'
import { withTextEdits } from './edits.ts'
import { guards } from './guardEdits.ts'
import { importsOf, linked } from './importEdits.ts'
import type { Import } from './importEdits.ts'
import { strangeSign, syntaxMistake } from './syntaxMistake.ts'

/** A module that asks `$use` for what it imports, and `$loop`, `$call` and `$render` whether it may go on. Its lines are those of the source. */
export interface Compiled {
  code: string
  imports: readonly Import[]
  /** The names that it exports. */
  exports: readonly string[]
}

/**
 * Turns TypeScript with JSX into JavaScript that a browser runs.
 *
 * @throws AnswerMistake for code that cannot be read, with line and column
 */
export function compile(source: string): Compiled {
  try {
    return compiled(source)
  } catch (error) {
    throw strangeSign(source) ?? error
  }
}

function compiled(source: string): Compiled {
  const js = withoutTypes(source)
  const program = parsed(js)
  return {
    code: withTextEdits(js, [...guards(program), ...linked(program, js)]),
    imports: importsOf(program),
    exports: exportsOf(program),
  }
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
    const mistake = mistakeOfParser(error, { firstColumn: 0 })
    // A text without an end has no better place than its beginning, which sucrase knows.
    throw /Unterminated/.test(String(mistake)) ? mistake : (syntaxMistake(source) ?? mistake)
  }
}

function parsed(js: string): Program {
  try {
    return parse(js, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  } catch (error) {
    throw mistakeOfParser(error, { firstColumn: 1 })
  }
}

/** Both parsers end their message with the place. Sucrase counts columns from 1, acorn from 0. */
function mistakeOfParser(error: unknown, { firstColumn }: { firstColumn: number }): unknown {
  if (!(error instanceof Error)) return error
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  if (loc === undefined) return error
  const sentence = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
  return new AnswerMistake(sentence, { line: loc.line, column: loc.column + firstColumn })
}

/** The names that a module exports. */
function exportsOf(program: Program): string[] {
  return program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default']
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = node
    if (declaration === null || declaration === undefined)
      return specifiers.map(({ exported }) =>
        exported.type === 'Identifier' ? exported.name : String(exported.value),
      )
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => bound(id))
    return [declaration.id.name]
  })
}

/** The names that a pattern such as `{ a, b: [c] }` defines. */
function bound(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'RestElement') return bound(pattern.argument)
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left)
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((each) => (each === null ? [] : bound(each)))
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((each) => bound(each.type === 'RestElement' ? each : each.value))
}
