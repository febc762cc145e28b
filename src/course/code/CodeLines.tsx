import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { CodeRows } from './CodeRows.tsx'
import type { CodeRow } from './CodeRow.ts'
import { NameCard } from './NameCard.tsx'
import { useNames } from './useNames.ts'

export interface CodeLinesProps {
  /** What is listed, for who comes to its names by keyboard. */
  label: string
  rows: readonly CodeRow[]
}

/** Lines of code in the course's colours, which say the types of their names. A long line wraps, so that nothing scrolls sideways at any width. */
export function CodeLines({ label, rows }: CodeLinesProps) {
  const helpId = useId()
  const { id, card, hover, listing } = useNames(rows)
  // A card comes and goes, and the code stays.
  const code = useMemo(() => <CodeRows rows={rows} />, [rows])
  if (!rows.some((row) => 'place' in row && row.place !== undefined)) return <Lines>{code}</Lines>
  return (
    <>
      <Lines
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys lead through its names
        tabIndex={0}
        role="group"
        aria-label={`Code: ${label}`}
        aria-describedby={card ? id : helpId}
        {...listing}
      >
        {code}
      </Lines>
      <span id={helpId} hidden>
        Arrow keys lead through its names and say their types.
      </span>
      {card && <NameCard id={id} {...card} {...hover} />}
    </>
  )
}

const Lines = styled.pre`
  margin: 0;
  padding-block: ${space.m};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.6;
  overflow-wrap: anywhere;
  tab-size: 2;
  white-space: pre-wrap;

  code {
    font: inherit;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`
