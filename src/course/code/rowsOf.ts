import type { CodeRow } from './CodeRow.ts'
import type { ColouredLine } from './colouredLines.ts'
import type { LoadTypes } from './typesOfNames.ts'

/** All lines of a file. */
export function rowsOf(lines: readonly ColouredLine[], types: LoadTypes | undefined): CodeRow[] {
  return lines.map((parts, line) => ({ parts, place: types && { types, line, column: 0 } }))
}
