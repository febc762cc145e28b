import type { TermName } from './glossary.ts'

/** The id of a term's entry on the glossary's page. It is a module of its own: a lesson loads no definitions. */
export function termId(term: TermName): string {
  return term.replaceAll(' ', '-').toLowerCase()
}
