import { useMemo } from 'react'
import { styled } from 'styled-components'
import { diffArrays } from 'diff'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { CodeRow, ListedFile, NoteOf } from './CodeRow.ts'
import { colouredLines, textOf } from './colouredLines.ts'
import type { ColouredLine } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'
import { FoldSummary } from './listings.tsx'

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
  const label = `From ${nameOfFile(wrong)} to ${nameOfFile(right)}`
  return (
    <CodeFigure
      label={label}
      caption={
        <>
          <Wrong>− {nameOfFile(wrong)}</Wrong> <Right>+ {nameOfFile(right)}</Right>
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
interface DiffLine {
  row: { parts: ColouredLine; is: 'added' | 'removed' | undefined }
  wrong: number | undefined
  right: number | undefined
}

function linesOf(wrong: string, right: string): (DiffLine | { folded: number })[] {
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

function noteAt({ wrong, right }: DiffLine, noteOf: NoteOf | undefined) {
  const ofWrong = wrong === undefined ? undefined : noteOf?.('wrong', wrong)
  return ofWrong ?? (right === undefined ? undefined : noteOf?.('right', right))
}

function nameOfFile({ path }: ListedFile): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A row of a diff: the place of its line in the first file (`removed`) or the second, or how many lines are left out. */
type DiffRow = { kind: 'same' | 'removed' | 'added'; line: number } | { kind: 'folded'; count: number }

/** How many lines are shown before and after a change. */
const CONTEXT = 2

/**
 * Compares two files line by line, and leaves out what is far from a change.
 *
 * @throws Error if they do not differ
 */
export function changesOf(before: readonly string[], after: readonly string[]): DiffRow[] {
  const rows: DiffRow[] = []
  let [old, now] = [0, 0]
  const parts = diffArrays([...before], [...after])
  if (parts.every(({ added, removed }) => !added && !removed)) throw new Error('The two files do not differ.')

  for (const [index, { value, added, removed }] of parts.entries()) {
    if (removed) {
      rows.push(...placesFrom(old, value.length).map((line) => ({ kind: 'removed' as const, line })))
    } else {
      const places = placesFrom(now, value.length)
      if (added) rows.push(...places.map((line) => ({ kind: 'added' as const, line })))
      else rows.push(...nearChanges(places, index === 0, index === parts.length - 1))
    }
    if (!added) old += value.length
    if (!removed) now += value.length
  }
  return rows
}

function nearChanges(places: readonly number[], isFirst: boolean, isLast: boolean): DiffRow[] {
  const head = isFirst ? 0 : CONTEXT
  const tail = isLast ? 0 : CONTEXT
  const same = (some: readonly number[]) => some.map((line): DiffRow => ({ kind: 'same', line }))
  const count = places.length - head - tail
  // The row that says that a line is left out takes as much room as that line.
  if (count <= 1) return same(places)
  return [
    ...same(places.slice(0, head)),
    { kind: 'folded', count },
    ...same(places.slice(places.length - tail)),
  ]
}

function placesFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

const Wrong = styled.span`
  display: inline-block;
  margin-inline-end: 1ch;
`

const Right = styled.span`
  display: inline-block;
`
