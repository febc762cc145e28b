import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import { colouredLines } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'

export interface SourceFileProps {
  /** The file's path in the repository. */
  path: string
  /** The file's text, imported with `?raw`. */
  code: string
}

/** The real source of something on this page, whole. */
export function SourceFile({ path, code }: SourceFileProps) {
  const text = withoutMarkers(code)
  return (
    <CodeFigure label={path} caption={path} copies={text}>
      <CodeLines rows={colouredLines(text).map((parts) => ({ parts }))} />
    </CodeFigure>
  )
}
