import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { changesOf } from './changesOf.ts'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { CodeRow } from './CodeLines.tsx'
import { colouredLines, textOf } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'
import { FoldSummary, WholeFile } from './WholeFile.tsx'

export interface CodeSide {
  /** Where the code stands in the repository. */
  path: string
  /** The file as it is, imported with `?raw`. */
  code: string
}

export interface CodeDiffProps {
  wrong: CodeSide
  right: CodeSide
}

/** The longest diff that is not folded, in lines. */
const LONGEST_OPEN = 20

/** What makes the difference between a wrong version and the right one: their changed lines, and both files folded below. */
export function CodeDiff({ wrong, right }: CodeDiffProps) {
  const rows = rowsOf(wrong.code, right.code)
  const changes = rows.filter((row) => !('folded' in row) && row.is !== undefined).length
  return (
    <CodeFigure
      label={`From ${nameOf(wrong)} to ${nameOf(right)}`}
      caption={
        <>
          <Wrong>− {nameOf(wrong)}</Wrong> <Right>+ {nameOf(right)}</Right>
        </>
      }
    >
      {rows.length > LONGEST_OPEN ? (
        <details>
          <FoldSummary>What differs: {changes} lines</FoldSummary>
          <CodeLines rows={rows} />
        </details>
      ) : (
        <CodeLines rows={rows} />
      )}
      <WholeFile code={wrong.code}>The whole file: {wrong.path}</WholeFile>
      <WholeFile code={right.code}>The whole file: {right.path}</WholeFile>
    </CodeFigure>
  )
}

function rowsOf(wrong: string, right: string): CodeRow[] {
  const [before, after] = [wrong, right].map((code) => colouredLines(withoutMarkers(code)))
  if (before === undefined || after === undefined) return []
  return changesOf(before.map(textOf), after.map(textOf)).map((row) => {
    if (row.kind === 'folded') return { folded: row.count }
    const parts = (row.kind === 'removed' ? before : after)[row.line] ?? []
    return { parts, is: row.kind === 'same' ? undefined : row.kind }
  })
}

function nameOf({ path }: CodeSide): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const Wrong = styled.span`
  display: inline-block;
  margin-inline-end: 1ch;
  color: ${color.danger};
`

const Right = styled.span`
  display: inline-block;
  color: ${color.success};
`
