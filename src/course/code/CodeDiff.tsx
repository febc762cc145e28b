import { useMemo } from 'react'
import { styled } from 'styled-components'
import { changesOf } from './changesOf.ts'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { CodeRow, ListedFile } from './CodeRow.ts'
import { colouredLines, textOf } from './colouredLines.ts'
import type { ColouredLine } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'
import type { NoteOf } from './LineNote.ts'
import { FoldSummary } from './WholeFile.tsx'

export interface CodeDiffProps {
  wrong: ListedFile
  right: ListedFile
  /** What stands beside lines while a run of both is replayed. */
  noteOf?: NoteOf
  /** Whether somebody has just asked for it: it is open then, however long it is. */
  isAsked?: boolean
}

/** The longest diff that is not folded, in lines. */
const LONGEST_OPEN = 20

/** What makes the difference between a wrong version and the right one: their changed lines. */
export function CodeDiff({ wrong, right, noteOf, isAsked = false }: CodeDiffProps) {
  // A replay asks for the notes of another moment several times a second.
  const lines = useMemo(() => linesOf(wrong.code, right.code), [wrong.code, right.code])
  const rows = lines.map((line): CodeRow =>
    'folded' in line ? line : { ...line.row, note: noteAt(line, noteOf) },
  )
  const changes = rows.filter((row) => !('folded' in row) && row.is !== undefined).length
  const label = `From ${nameOf(wrong)} to ${nameOf(right)}`
  return (
    <CodeFigure
      label={label}
      caption={
        <>
          <Wrong>− {nameOf(wrong)}</Wrong> <Right>+ {nameOf(right)}</Right>
        </>
      }
    >
      {rows.length > LONGEST_OPEN && !isAsked ? (
        <details>
          <FoldSummary>What differs: {changes} lines</FoldSummary>
          <CodeLines rows={rows} />
        </details>
      ) : (
        <CodeLines rows={rows} />
      )}
    </CodeFigure>
  )
}

/** A row of code, and where its line stands in either file. */
interface Line {
  row: { parts: ColouredLine; is: 'added' | 'removed' | undefined }
  wrong: number | undefined
  right: number | undefined
}

function linesOf(wrong: string, right: string): (Line | { folded: number })[] {
  const [before, after] = [wrong, right].map((code) => colouredLines(withoutMarkers(code)))
  if (before === undefined || after === undefined) return []
  /** How far a line of the wrong file stands below the same line of the right one. */
  let below = 0
  return changesOf(before.map(textOf), after.map(textOf)).map((row) => {
    if (row.kind === 'folded') return { folded: row.count }
    const { kind, line } = row
    if (kind !== 'same') below += kind === 'removed' ? 1 : -1
    const parts = (kind === 'removed' ? before : after)[line] ?? []
    return {
      row: { parts, is: kind === 'same' ? undefined : kind },
      wrong: { removed: line, same: line + below, added: undefined }[kind],
      right: kind === 'removed' ? undefined : line,
    }
  })
}

function noteAt({ wrong, right }: Line, noteOf: NoteOf | undefined) {
  const ofWrong = wrong === undefined ? undefined : noteOf?.('wrong', wrong)
  return ofWrong ?? (right === undefined ? undefined : noteOf?.('right', right))
}

function nameOf({ path }: ListedFile): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const Wrong = styled.span`
  display: inline-block;
  margin-inline-end: 1ch;
`

const Right = styled.span`
  display: inline-block;
`
