import { CodeFigure } from './code/CodeFigure.tsx'
import { CodeLines } from './code/CodeLines.tsx'
import { textOf } from './code/colouredLines.ts'
import { excerptOf } from './code/excerptOf.ts'
import type { ExcerptOptions } from './code/excerptOf.ts'
import { WholeFile } from './code/WholeFile.tsx'

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
