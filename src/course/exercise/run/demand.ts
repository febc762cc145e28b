import { AnswerMistake } from './AnswerMistake.ts'
import { closest } from './closest.ts'
import type { Import } from './importEdits.ts'
import type { Module, Modules } from './modules.ts'

/**
 * Looks whether all imports of an answer are there.
 *
 * @throws AnswerMistake for the first that is not, with its line, and with what may be meant
 */
export function demand(imports: readonly Import[], modules: Modules): void {
  for (const { specifier, names, line } of imports) {
    const module = found(specifier, modules, line)
    const missing = names.find((name) => !(name in module))
    if (missing === undefined) continue
    const meant = closest(missing, Object.keys(module))
    const question = meant === undefined ? '' : ` Did you mean “${meant}”?`
    throw new AnswerMistake(`“${specifier}” exports no “${missing}”.${question}`, { line })
  }
}

/**
 * Looks whether an answer exports what its exercise asks for.
 *
 * @throws AnswerMistake for the first name that it does not
 */
export function demandExports(exports: readonly string[], asked: readonly string[]): void {
  const missing = asked.find((name) => !exports.includes(name))
  if (missing === undefined) return
  throw new AnswerMistake(`The file exports no “${missing}” any more. The exercise needs it.`)
}

/**
 * A module that an exercise has.
 *
 * @throws AnswerMistake if it has no such one
 */
export function found(specifier: string, modules: Modules, line?: number): Module {
  const module = modules[specifier]
  if (module !== undefined) return module
  const known = Object.keys(modules).filter((name) => name !== 'react/jsx-runtime')
  const meant = closest(specifier, known)
  const help = meant === undefined ? `This exercise has ${known.join(', ')}.` : `Did you mean “${meant}”?`
  throw new AnswerMistake(`There is no “${specifier}” here. ${help}`, line === undefined ? {} : { line })
}
