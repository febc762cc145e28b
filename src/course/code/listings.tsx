import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { CodeFigure } from './CodeFigure.tsx'
import { CodeLines } from './CodeLines.tsx'
import type { CodeRow, ListedFile } from './CodeRow.ts'
import { excerptOf, withoutMarkers } from './excerptOf.ts'
import type { ExcerptOptions } from './excerptOf.ts'
import { colouredLines } from './colouredLines.ts'

type ExcerptProps = ListedFile & ExcerptOptions

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

/** A whole file, folded. It is there from the start, so that a search on the page finds it; its colours come when it is opened. */
export function WholeFile({ path, code }: ListedFile) {
  const [isOpen, setIsOpen] = useState(false)
  const rows = useMemo(() => {
    const text = withoutMarkers(code)
    const lines = isOpen
      ? colouredLines(text)
      : text.split('\n').map((line) => [{ kind: 'plain' as const, text: line }])
    return lines.map((parts) => ({ parts }))
  }, [code, isOpen])
  return (
    <Fold className="sb-unstyled" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <FoldSummary translate="no">{path}</FoldSummary>
      <CodeLines rows={rows} />
    </Fold>
  )
}

const Fold = styled.details`
  border-block-start: 1px solid ${color.border};
`

/** The line that opens a fold of code. */
export const FoldSummary = styled.summary`
  padding: ${space.s} ${space.m};
  color: ${color.accentText};
  font-size: ${font.small};
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`
