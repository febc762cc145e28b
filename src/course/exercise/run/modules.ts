import { AnswerMistake } from './mistake.ts'
import type { Import } from './importEdits.ts'

/** A module as an import sees it. */
export type Module = Readonly<Record<string, unknown>>

/** What an answer may import, by the specifier that it writes. */
export type Modules = Readonly<Record<string, Module>>

/**
 * Checks that all imports of an answer are there.
 *
 * @throws AnswerMistake for the first that is not, with its line, and with what may be meant
 */
export function demand(imports: readonly Import[], modules: Modules): void {
  for (const { specifier, names, line } of imports) {
    const module = moduleNamed(specifier, modules, line)
    const missing = names.find((name) => !(name in module))
    if (missing === undefined) continue
    const meant = closest(missing, Object.keys(module))
    const question = meant === undefined ? '' : ` Did you mean “${meant}”?`
    throw new AnswerMistake(`“${specifier}” exports no “${missing}”.${question}`, { line })
  }
}

/**
 * Checks that an answer exports what its exercise asks for.
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
 * @throws AnswerMistake if there is no module of that name
 */
export function moduleNamed(specifier: string, modules: Modules, line?: number): Module {
  const module = modules[specifier]
  if (module !== undefined) return module
  const known = Object.keys(modules).filter((name) => name !== 'react/jsx-runtime')
  const meant = closest(specifier, known)
  const help = meant === undefined ? `This exercise has ${known.join(', ')}.` : `Did you mean “${meant}”?`
  throw new AnswerMistake(`There is no “${specifier}” here. ${help}`, line === undefined ? {} : { line })
}

/** How many characters may differ between what was written and what was meant; at most a third of them. */
const MOST_APART = 3

/** The word that somebody meant; undefined if none is close. */
export function closest(written: string, words: readonly string[]): string | undefined {
  const limit = Math.min(MOST_APART, Math.ceil(written.length / 3))
  return words
    .map((word) => ({ word, apart: distance(word.toLowerCase(), written.toLowerCase()) }))
    .filter(({ apart }) => apart <= limit)
    .toSorted((a, b) => a.apart - b.apart)[0]?.word
}

/** How many characters have to be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
