import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { CodeLines } from './CodeLines.tsx'
import type { ListedFile } from './CodeRow.ts'
import { colouredLines } from './colouredLines.ts'
import { withoutMarkers } from './excerptOf.ts'

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
