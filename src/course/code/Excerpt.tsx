import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import { textOf } from './colouredLines.ts'
import { excerptOf } from './excerptOf.ts'
import type { ExcerptOptions } from './excerptOf.ts'
import { WholeFile } from './WholeFile.tsx'

export interface ExcerptProps extends ExcerptOptions {
  /** Where the code stands in the repository. */
  path: string
  /** The file as it is, imported with `?raw`. */
  code: string
}

/** The lines of a real file that this page is about, cut out by the file's own markers, with the whole file folded below. */
export function Excerpt({ path, code, region, lit }: ExcerptProps) {
  const lines = excerptOf(code, { region, lit })
  return (
    <CodeFigure label={path} caption={path} copies={lines.map(({ parts }) => textOf(parts)).join('\n')}>
      <CodeLines rows={lines.map(({ parts, isLit }) => ({ parts, is: isLit ? 'lit' : undefined }))} />
      {region !== undefined && <WholeFile code={code}>The whole file</WholeFile>}
    </CodeFigure>
  )
}
