import { useMemo } from 'react'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { CodeRow, ListedFile } from './CodeRow.ts'
import { excerptOf } from './excerptOf.ts'
import type { ExcerptOptions } from './excerptOf.ts'

export type ExcerptProps = ListedFile & ExcerptOptions

/** The lines of a real file that this page is about, cut out by the file's own markers. */
export function Excerpt({ path, code, region, lit }: ExcerptProps) {
  const lines = useMemo(() => excerptOf(code, { region, lit }), [code, region, lit])
  const rows = useMemo(
    () => lines.map(({ parts, isLit }): CodeRow => ({ parts, is: isLit ? 'lit' : undefined })),
    [lines],
  )
  return (
    <CodeFigure label={path} caption={path}>
      <CodeLines rows={rows} />
    </CodeFigure>
  )
}
