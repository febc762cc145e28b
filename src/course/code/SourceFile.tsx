import { useMemo } from 'react'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { ListedFile } from './CodeRow.ts'
import { colouredLines } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'

/** The real source of something on this page, whole. */
export function SourceFile({ path, code }: ListedFile) {
  const text = withoutMarkers(code)
  const rows = useMemo(() => colouredLines(text).map((parts) => ({ parts })), [text])
  return (
    <CodeFigure label={path} caption={path} copies={text}>
      <CodeLines rows={rows} />
    </CodeFigure>
  )
}
