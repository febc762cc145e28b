import { useMemo } from 'react'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import { colouredLines } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'
import type { ListedFile } from './ListedFile.ts'
import { rowsOf } from './rowsOf.ts'

/** The real source of something on this page, whole. */
export function SourceFile({ path, code, types }: ListedFile) {
  const text = withoutMarkers(code)
  const rows = useMemo(() => rowsOf(colouredLines(text), types), [text, types])
  return (
    <CodeFigure label={path} caption={path} copies={text}>
      <CodeLines label={path} rows={rows} />
    </CodeFigure>
  )
}
