import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { indentOf } from './colouredLines.ts'
import type { PartKind } from './colouredLines.ts'
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
  const code = useMemo(() => <Code rows={rows} />, [rows])
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

function Code({ rows }: { rows: readonly CodeRow[] }) {
  const isDiff = rows.some((row) => 'folded' in row || (row.is !== undefined && row.is in signs))
  return (
    <code>
      {rows.map((row, index) =>
        'folded' in row ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a file are where they are
          <Folded key={index}>{`… ${row.folded} lines that are alike\n`}</Folded>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a file are where they are
          <Row key={index} row={row} isDiff={isDiff} />
        ),
      )}
    </code>
  )
}

function Row({
  row: { parts, is, note },
  isDiff,
}: {
  row: Exclude<CodeRow, { folded: number }>
  isDiff: boolean
}) {
  const sign = is === 'added' || is === 'removed' ? signs[is] : ' '
  return (
    <Line
      as={is && elements[is]}
      $is={is}
      $hang={(indentOf(parts) ?? 0) + (isDiff ? 4 : 2)}
      {...(note?.runsNow && { 'data-now': '', 'aria-current': 'step' as const })}
    >
      {isDiff && <Sign aria-hidden>{sign}</Sign>}
      {parts.map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a line are where they are
          <span key={index} style={partStyles[kind]}>
            {text}
          </span>
        ),
      )}
      {note?.note}
      {'\n'}
    </Line>
  )
}

/** Each says to a screen reader what its colour says to others. */
const elements = { lit: 'mark', added: 'ins', removed: 'del' } as const
const signs = { added: '+', removed: '−' }

const partStyles: Record<Exclude<PartKind, 'plain'>, React.CSSProperties> = {
  keyword: { color: color.codeKeyword },
  literal: { color: color.codeLiteral },
  name: { fontWeight: 600 },
  comment: { color: color.codeComment, fontStyle: 'italic' },
}

const grounds = { lit: color.codeLit, added: color.codeLit, removed: color.canvas }
const bars = { lit: `solid ${color.text}`, added: `solid ${color.text}`, removed: `dashed ${color.outline}` }

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

/** The longest indent that the rest of a wrapped line keeps, in characters: a phone has room for few more. */
const MOST_HANG = 10

const Line = styled.span.attrs<{ $hang: number; $is?: 'lit' | 'added' | 'removed' | undefined }>(
  ({ $hang }) => ({ style: { '--hang': `${Math.min($hang, MOST_HANG)}ch` } as React.CSSProperties }),
)`
  display: block;
  padding-inline: calc(${space.m} + var(--hang)) ${space.m};
  border-inline-start: 3px ${({ $is }) => ($is ? bars[$is] : 'solid transparent')};
  background: ${({ $is }) => ($is ? grounds[$is] : 'none')};
  color: inherit;
  text-decoration: none;
  text-indent: calc(-1 * var(--hang));

  /* As high as the button in it: those of the lines around it may not lie over it. */
  @media (pointer: coarse) {
    &:has(button) {
      min-height: ${size.least};
    }
  }

  &[data-now] {
    border-inline-start-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 3px 0 ${color.accent};
  }
`

const Sign = styled.span`
  display: inline-block;
  width: 2ch;
  font-weight: 700;
  text-indent: 0;
  user-select: none;
`

const Folded = styled.span`
  display: block;
  padding: ${space.xs} ${space.m};
  margin-block: ${space.xs};
  border-block: 1px dashed ${color.border};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  font-family: ${font.body};
  user-select: none;

  &:first-child {
    margin-block-start: -${space.m};
    border-block-start: 0;
  }

  &:last-child {
    margin-block-end: -${space.m};
    border-block-end: 0;
  }
`
